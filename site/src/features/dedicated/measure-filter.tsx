import type { DsFigures } from '@hoster/contract';
import type { DsMeasure, Range } from '@hoster/domain/lines/dedicated/filter';
import { RangeFilter } from '@hoster/ui/range-filter';
import { memo, useMemo } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { EuroNote } from './euro-note.tsx';
import { filterNames, measureUnits } from './filter-words.ts';
import type { ServerList } from './use-server-list.ts';

const words: Readonly<Record<'from' | 'to' | 'reset' | 'swapped' | 'counts', MessageDescriptor>> = defineMessages({
  from: { id: 'dedicated.range.from', defaultMessage: 'From', description: 'Lower bound of a filter' },
  to: { id: 'dedicated.range.to', defaultMessage: 'To', description: 'Upper bound of a filter' },
  reset: { id: 'dedicated.range.reset', defaultMessage: 'Reset', description: 'Button that takes bounds away' },
  swapped: {
    id: 'dedicated.range.swapped',
    defaultMessage: 'The bounds were swapped',
    description: 'Announced when the lower bound was above the upper one',
  },
  counts: {
    id: 'dedicated.range.counts',
    defaultMessage: 'How many servers there are',
    description: 'Text alternative of the bars above a range',
  },
});

interface MeasureFilterProps {
  measure: DsMeasure;
  /** The figures of the page's servers: they are the stops. */
  figures: DsFigures['measures'][DsMeasure];
  value: Range;
  setFilter: ServerList['setFilter'];
}

/** Bounds of a figure, with a histogram of the servers. Nothing where all servers have the same figure. */
export const MeasureFilter = memo(function MeasureFilter({ measure, figures, value, setFilter }: MeasureFilterProps) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const [stops, counts] = useMemo(
    () => [figures.map((one) => one.value), figures.map(({ count }) => count)],
    [figures],
  );
  const [least, most] = [stops.at(0), stops.at(-1)];
  if (least === undefined || most === undefined || least === most) return null;
  const unit = formatMessage(measureUnits[measure]);
  return (
    <>
      <RangeFilter
        legend={formatMessage(filterNames[measure])}
        fromLabel={formatMessage(words.from)}
        toLabel={formatMessage(words.to)}
        resetLabel={formatMessage(words.reset)}
        swappedMessage={formatMessage(words.swapped)}
        countsLabel={formatMessage(words.counts)}
        unit={unit}
        valueText={(figure) => `${formatNumber(figure)} ${unit}`}
        decimalComma={locale === 'ru'}
        stops={stops}
        counts={counts}
        names={[`${measure}_min`, `${measure}_max`]}
        value={[value.min ?? least, value.max ?? most]}
        onValueChange={([min, max]) => {
          const range = { min: min > least ? min : null, max: max < most ? max : null };
          setFilter((before) => ({ ...before, [measure]: range }));
        }}
      />
      {measure === 'price' ? <EuroNote min={value.min ?? least} max={value.max ?? most} /> : null}
    </>
  );
});
