import type { DsFigures } from '@hoster/contract';
import type { Range } from '@hoster/domain/lines/dedicated/configure';
import type { DsMeasure } from '@hoster/domain/lines/dedicated/filter';
import { formatPrice } from '@hoster/ui/format-price';
import { RangeFilter } from '@hoster/ui/range-filter';
import { memo, useMemo } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { filterNames, fromUnit, inUnit, measureUnits } from './filter-words.ts';
import { highestPrice, lowestPrice, shownPrice } from './price-bounds.ts';
import type { ServerList } from './use-server-list.ts';

const words: Readonly<Record<'from' | 'to' | 'reset' | 'swapped' | 'counts', MessageDescriptor>> = defineMessages({
  from: { id: 'dedicated.range.from', defaultMessage: 'From', description: 'Lower bound of a filter' },
  to: { id: 'dedicated.range.to', defaultMessage: 'To', description: 'Upper bound of a filter' },
  reset: { id: 'dedicated.range.reset', defaultMessage: 'Reset', description: 'Button that takes bounds away' },
  swapped: {
    id: 'dedicated.range.swapped',
    defaultMessage: 'Minimum and maximum were swapped',
    description: 'Announced when the lower bound was above the upper one',
  },
  counts: {
    id: 'dedicated.range.counts',
    defaultMessage: 'How many servers there are',
    description: 'Text alternative of the bars above a range',
  },
});

type Figures = DsFigures['measures'][DsMeasure];

interface FilterProps {
  /** The figures of the page's servers, used as stops. */
  figures: Figures;
  value: Range;
  setFilter: ServerList['setFilter'];
}

/** Bounds of a figure, with a histogram of the servers. Nothing where all servers have the same figure. */
export const MeasureFilter = memo(function MeasureFilter({
  measure,
  ...props
}: FilterProps & { measure: Exclude<DsMeasure, 'price'> }) {
  const { formatMessage, formatNumber } = useIntl();
  const { figures, value, setFilter } = props;
  const unit = formatMessage(measureUnits[measure]);
  const shown = useMemo(
    () => figures.map((one) => ({ ...one, value: inUnit(measure, one.value) })),
    [figures, measure],
  );
  const bound = (figure: number | null) => (figure === null ? null : inUnit(measure, figure));
  return (
    <Bounds
      figures={shown}
      value={{ min: bound(value.min), max: bound(value.max) }}
      setFilter={setFilter}
      measure={measure}
      unit={unit}
      textOf={(figure) => `${formatNumber(figure)} ${unit}`}
      lowest={(amount) => fromUnit(measure, amount)}
      highest={(amount) => fromUnit(measure, amount)}
    />
  );
});

/** Bounds of the price in the visitor's currency. The filter itself is in EUR: it stays the same in any currency. */
export const PriceFilter = memo(function PriceFilter({ figures, value, setFilter }: FilterProps) {
  const { locale } = useIntl();
  const { currency } = useCurrency();
  const shown = useMemo(() => inCurrency(figures, currency), [figures, currency]);
  const display = { short: currency.short, sign: currency.sign };
  const bound = (eur: number | null) => (eur === null ? null : shownPrice(eur, currency));
  return (
    <Bounds
      measure="price"
      figures={shown}
      value={{ min: bound(value.min), max: bound(value.max) }}
      setFilter={setFilter}
      unit={currency.sign}
      textOf={(amount) => formatPrice({ decimal: amount }, { currency: display, locale })}
      // A server's exact price where there is one, which makes a shorter address.
      lowest={(amount) =>
        figures.find((one) => shownPrice(one.value, currency) === amount)?.value ?? lowestPrice(amount, currency)
      }
      highest={(amount) =>
        figures.findLast((one) => shownPrice(one.value, currency) === amount)?.value ?? highestPrice(amount, currency)
      }
    />
  );
});

/** Prices that are shown as the same amount are one stop. */
function inCurrency(figures: Figures, currency: Parameters<typeof shownPrice>[1]): Figures {
  const counts = new Map<number, number>();
  for (const { value, count } of figures) {
    const amount = shownPrice(value, currency);
    counts.set(amount, (counts.get(amount) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

interface BoundsProps extends FilterProps {
  measure: DsMeasure;
  unit: string;
  textOf: (figure: number) => string;
  /** Converts a bound on the scale to the filter's. */
  lowest: (bound: number) => number;
  highest: (bound: number) => number;
}

function Bounds({ measure, figures, value, setFilter, unit, textOf, lowest, highest }: BoundsProps) {
  const { formatMessage, locale } = useIntl();
  const [stops, counts] = useMemo(
    () => [figures.map((one) => one.value), figures.map(({ count }) => count)],
    [figures],
  );
  const [least, most] = [stops.at(0), stops.at(-1)];
  if (least === undefined || most === undefined || least === most) return null;
  return (
    <RangeFilter
      legend={formatMessage(filterNames[measure])}
      fromLabel={formatMessage(words.from)}
      toLabel={formatMessage(words.to)}
      resetLabel={formatMessage(words.reset)}
      swappedMessage={formatMessage(words.swapped)}
      countsLabel={formatMessage(words.counts)}
      unit={unit}
      valueText={textOf}
      decimalComma={new Intl.NumberFormat(locale).format(0.5).includes(',')}
      stops={stops}
      counts={counts}
      names={[`${measure}_min`, `${measure}_max`]}
      value={[value.min ?? least, value.max ?? most]}
      onValueChange={([min, max]) => {
        const range = { min: min > least ? lowest(min) : null, max: max < most ? highest(max) : null };
        setFilter((before) => ({ ...before, [measure]: range }));
      }}
    />
  );
}
