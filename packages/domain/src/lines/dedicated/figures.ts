import type { DsFigures, DsTariff } from '@hoster/contract';
import {
  activeFilters,
  dsMeasures,
  measureOf,
  passesWith,
  withoutFilter,
  type DsFacts,
  type DsFilter,
  type DsMeasure,
} from './filter.ts';

/** The figures of some servers, for the filters of a page: they are the same for all pages of a list. */
export function figuresOf(tariffs: readonly DsTariff[]): Omit<DsFigures, 'locations' | 'without'> {
  const counts = { price: new Map(), memory: new Map(), storage: new Map(), cores: new Map(), frequency: new Map() };
  const byMeasure: Record<DsMeasure, Map<number, number>> = counts;
  for (const tariff of tariffs) {
    const figures = measureOf(tariff);
    for (const measure of dsMeasures) {
      const counted = byMeasure[measure];
      counted.set(figures[measure], (counted.get(figures[measure]) ?? 0) + 1);
    }
  }
  const values = (measure: DsMeasure) =>
    [...byMeasure[measure]].map(([value, count]) => ({ value, count })).toSorted((a, b) => a.value - b.value);
  const sold = tariffs.filter(({ availability }) => availability.state !== 'sold_out');
  return {
    count: tariffs.length,
    min_price: sold.reduce<number | null>((least, { price }) => Math.min(least ?? price, price), null),
    port_mbps: tariffs.reduce((most, { port_mbps: mbps }) => Math.max(most, mbps), 0),
    country_codes: [...new Set(tariffs.flatMap(({ country_codes: codes }) => codes))],
    tags: [...new Set(tariffs.flatMap(({ tags }) => tags))],
    measures: {
      price: values('price'),
      memory: withLargest(values('memory'), tariffs.map(mostMemory)),
      storage: values('storage'),
      cores: values('cores'),
      frequency: values('frequency'),
    },
  };
}

/** GB of RAM that a server has with its largest modules. */
export const mostMemory = ({ memory_with_units: { max_value: most, value } }: DsTariff): number => most ?? value;

type Stops = DsFigures['measures'][DsMeasure];

/** The stops of a filter, which end at what the servers can be configured to. */
function withLargest(stops: Stops, configured: readonly number[]): Stops {
  const value = Math.max(...configured);
  const last = stops.at(-1);
  if (last === undefined || value <= last.value) return stops;
  return [...stops, { value, count: configured.filter((most) => most === value).length }];
}

/** How many servers pass a filter. */
export const countPassing = (facts: readonly DsFacts[], filter: DsFilter): number =>
  facts.reduce((sum, one) => sum + Number(passesWith(one, filter)), 0);

/** How many servers there are without each filter that is on, where that gives any. */
export const countWithoutEach = (facts: readonly DsFacts[], filter: DsFilter): DsFigures['without'] =>
  activeFilters(filter)
    .map((active) => ({ ...active, count: countPassing(facts, withoutFilter(filter, active)) }))
    .filter(({ count }) => count > 0);

/** The filter without bounds that leave nothing out, such as those of an untouched form without script. */
export function withoutIdleBounds(filter: DsFilter, { measures }: Pick<DsFigures, 'measures'>): DsFilter {
  const settled = { ...filter };
  for (const measure of dsMeasures) {
    const least = measures[measure].at(0)?.value;
    const most = measures[measure].at(-1)?.value;
    if (least === undefined || most === undefined) continue;
    const { min, max } = filter[measure];
    settled[measure] = { min: min !== null && min > least ? min : null, max: max !== null && max < most ? max : null };
  }
  return settled;
}
