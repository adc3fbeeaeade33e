import type { DsFilterQuery, DsTariff } from '@hoster/contract';
import {
  boundsOf,
  dsMeasures,
  readDsFilter,
  writeDsFilter,
  type DsFilter,
  type Range,
} from '@hoster/domain/lines/dedicated/filter';

const lists = ['tags', 'cpu_vendor', 'disk_type', 'country'] as const;
const names = [...lists, ...dsMeasures.flatMap((name) => [`${name}_min`, `${name}_max`] as const), 'sort'] as const;

/** The filters of an address. Checkboxes of a form without script give a parameter several times. */
export function filterIn(search: URLSearchParams): DsFilter {
  const query: DsFilterQuery = {};
  for (const name of names) {
    const values = search.getAll(name).filter((value) => value !== '');
    if (values.length > 0) query[name] = values.join(',');
  }
  return readDsFilter(query);
}

/** The query of an address with these filters. */
export const searchOf = (filter: DsFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(writeDsFilter(filter)).map(([name, value]) => [name, String(value)]));

/** Filters without bounds that leave nothing out, such as those of an untouched form without script. */
export function settledFilter(filter: DsFilter, tariffs: readonly DsTariff[]): DsFilter {
  const settled = { ...filter };
  for (const measure of dsMeasures) {
    const bounds = boundsOf(tariffs, measure);
    if (bounds) settled[measure] = within(filter[measure], bounds);
  }
  return settled;
}

const within = ({ min, max }: Range, bounds: { min: number; max: number }): Range => ({
  min: min !== null && min > bounds.min ? min : null,
  max: max !== null && max < bounds.max ? max : null,
});
