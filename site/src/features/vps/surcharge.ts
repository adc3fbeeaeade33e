import type { Location, VpsLocation } from '@hoster/contract';
import { openLocations } from '@hoster/domain/order/open-locations';
import { placesOf } from '../../parts/catalogue/plan-rows.ts';
import type { CatalogueLanding } from './plan-rows.ts';

/** The lowest surcharge among the free places of a country's page, in percent; 0 where the page is about no country. */
export function surchargeOf(
  landing: CatalogueLanding | null,
  locations: readonly Location[],
  shops: readonly VpsLocation[] = [],
): number {
  if (!landing?.country_code) return 0;
  const ids = new Set(placesOf(locations, landing).map(({ id }) => id));
  const percents = openLocations(shops).flatMap(({ id, price_percent: percent }) => (ids.has(id) ? percent : []));
  return percents.length > 0 ? Math.min(...percents) : 0;
}
