import type { DsActiveFilter, PlanSet } from '@hoster/contract';
import { activeFilters, noDsFilter, withoutFilter } from '@hoster/domain/lines/dedicated/filter';
import { formatPrice } from '@hoster/ui/format-price';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCurrency } from '../../app/visitor/use-currency.ts';
import { filterNames, inUnit, measureUnits } from './filter-words.ts';
import { useCountryNames } from './use-country-names.ts';
import { useFilterLink } from './use-filter-link.ts';
import type { ServerList } from './use-server-list.ts';

/** Label of an active filter: "RAM: 128–256 GB". */
export function useFilterText(sets: readonly PlanSet[]) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const { currency } = useCurrency();
  const countryNames = useCountryNames();
  return (active: DsActiveFilter, filter: ServerList['filter']): string => {
    if (active.value !== null) {
      if (active.kind === 'tags') return sets.find(({ slug }) => slug === active.value)?.label ?? active.value;
      return active.kind === 'countries' ? countryNames(active.value) : active.value;
    }
    const { min, max } = filter[active.kind];
    const textOf = (bound: number) =>
      active.kind === 'price'
        ? formatPrice({ decimal: bound }, { currency, locale })
        : formatNumber(inUnit(active.kind, bound));
    return formatMessage(
      {
        id: 'dedicated.chip.range',
        defaultMessage: '{name}: {kind, select, from {from {min}} to {up to {max}} other {{min}–{max}}}{unit}',
        description: 'A filter that is on: name of the figure and its bounds',
      },
      {
        name: formatMessage(filterNames[active.kind]),
        kind: max === null ? 'from' : min === null ? 'to' : 'both',
        min: textOf(min ?? 0),
        max: textOf(max ?? 0),
        // Prices have their currency beside each bound.
        unit: active.kind === 'price' ? '' : ` ${formatMessage(measureUnits[active.kind])}`,
      },
    );
  };
}

/** Active filters, each a link that removes it, so that they work without script. */
export function ActiveChips({ list, sets }: { list: ServerList; sets: readonly PlanSet[] }) {
  const textOf = useFilterText(sets);
  const { filter } = list;
  const active = activeFilters(filter);
  const link = useFilterLink(list);
  if (active.length === 0) return null;
  return (
    <Inline gap={8}>
      {active.map((one) => (
        <LinkButton key={`${one.kind} ${one.value ?? ''}`} size="small" {...link(withoutFilter(filter, one))}>
          <VisuallyHidden>
            <FormattedMessage
              id="dedicated.chip.remove"
              defaultMessage="Remove filter:"
              description="Before the name of a filter, for screen readers"
            />{' '}
          </VisuallyHidden>
          {textOf(one, filter)} <span aria-hidden="true">×</span>
        </LinkButton>
      ))}
      <LinkButton size="small" variant="quiet" {...link({ ...noDsFilter, sort: filter.sort })}>
        <FormattedMessage
          id="dedicated.chip.clear"
          defaultMessage="Clear filters"
          description="Takes all filters away"
        />
      </LinkButton>
    </Inline>
  );
}
