import type { DsActiveFilter, DsFigures, DsTariff } from '@hoster/contract';
import { activeFilters, measureOf, passing, withoutFilter, type DsFilter } from './filter.ts';

/** How many servers are proposed when none passes. */
const PROPOSED = 3;

/** How far a server is from a filter that it doesn't pass, in parts of the bound; 1 for what has no size. */
function distance(tariff: DsTariff, filter: DsFilter, { kind, value }: DsActiveFilter): number {
  if (value !== null) return 1;
  const figure = measureOf(tariff)[kind];
  const { min, max } = filter[kind];
  const bound = min !== null && figure < min ? min : (max ?? figure);
  return Math.abs(figure - bound) / Math.max(1, bound);
}

/** The available servers that pass all filters but one and come nearest to it, as configured for the others. */
export function nearestTariffs(tariffs: readonly DsTariff[], filter: DsFilter): NonNullable<DsFigures['nearest']> {
  return tariffs
    .filter(({ availability }) => availability.state !== 'sold_out')
    .flatMap((one) => {
      const ways = activeFilters(filter).flatMap((differs) => {
        const tariff = passing(one, withoutFilter(filter, differs));
        return tariff ? [{ tariff, differs, distance: distance(tariff, filter, differs) }] : [];
      });
      return ways.toSorted((a, b) => a.distance - b.distance).slice(0, 1);
    })
    .toSorted((a, b) => a.distance - b.distance || a.tariff.price - b.tariff.price)
    .slice(0, PROPOSED)
    .map(({ tariff, differs }) => ({ tariff, differs }));
}
