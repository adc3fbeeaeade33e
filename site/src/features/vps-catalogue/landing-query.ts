import type { Location, RentPeriod, VpsLocation, VpsOrderQuery } from '@hoster/contract';
import { orderSearch } from '@hoster/domain/order-address';
import type { CatalogueLanding } from './plan-rows.ts';

/** The lowest surcharge among the free places, in percent: what "from" means for a country. */
export function surchargeOf(places: readonly Location[], shops: readonly VpsLocation[]): number {
  const ids = new Set(places.map(({ id }) => id));
  const percents = shops
    .filter(({ id, is_available }) => ids.has(id) && is_available)
    .map(({ price_percent }) => price_percent);
  return percents.length > 0 ? Math.min(...percents) : 0;
}

/** What a plan's page gets from the catalogue page that led there: the place, the rent period and the promo code. */
export function planPageQuery(
  landing: CatalogueLanding | null,
  places: readonly Location[],
  period: RentPeriod,
  promoCode: string | undefined,
): string {
  const query: VpsOrderQuery = {};
  const place = places.find(({ is_available }) => is_available) ?? places[0];
  if (landing?.country_code && place) query.location = String(place.id);
  if (!period.is_default) query.period = String(period.months);
  if (promoCode) query.promo_code = promoCode;
  return orderSearch(query);
}
