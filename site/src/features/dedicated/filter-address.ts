import type { DsFilterQuery } from '@hoster/contract';
import { dsFilterParams, dsMeasures, readDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';

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

/** The query of a list with these filters, which keeps the promo code of the address. */
export function listQuery(filter: DsFilter, promoCode: string | undefined): URLSearchParams {
  const query = dsFilterParams(filter);
  if (promoCode !== undefined) query.set('promo_code', promoCode);
  return query;
}
