import type { Location, VpsLocation } from '@hoster/contract';

/** The lowest surcharge among the free places, in percent: what "from" means for a country. */
export function surchargeOf(places: readonly Location[], shops: readonly VpsLocation[]): number {
  const ids = new Set(places.map(({ id }) => id));
  const percents = shops
    .filter(({ id, is_available }) => ids.has(id) && is_available)
    .map(({ price_percent }) => price_percent);
  return percents.length > 0 ? Math.min(...percents) : 0;
}
