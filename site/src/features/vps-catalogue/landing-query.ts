import type { Location, RentPeriod, VpsLocation } from '@hoster/contract';
import type { CatalogueLanding } from './plan-rows.ts';

/** The lowest surcharge among the free places, in percent: what "from" means for a country. */
export function surchargeOf(places: readonly Location[], shops: readonly VpsLocation[]): number {
  const ids = new Set(places.map(({ id }) => id));
  const percents = shops
    .filter(({ id, is_available }) => ids.has(id) && is_available)
    .map(({ price_percent }) => price_percent);
  return percents.length > 0 ? Math.min(...percents) : 0;
}

/** What a plan's page gets from the catalogue page that led there: the place and the rent period. */
export function planPageQuery(
  landing: CatalogueLanding | null,
  places: readonly Location[],
  period: RentPeriod,
): string {
  const query = new URLSearchParams();
  const place = places.find(({ is_available }) => is_available) ?? places[0];
  if (landing?.country_code && place) query.set('location', String(place.id));
  if (!period.is_default) query.set('period', String(period.months));
  const text = query.toString();
  return text ? `?${text}` : '';
}
