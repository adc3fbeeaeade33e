import { DsOrderContext, type DsTariff, type Location, type RentPeriod } from '@hoster/contract';
import { type Ask, NotOffered } from './ask.ts';

const Shop = DsOrderContext.pick({ locations: true, rent_periods: true });

/**
 * Locations and terms of servers, which only the page of a server has. Asks for as few pages as have all locations.
 * @throws BackendAway
 */
export async function dedicatedShop(
  ask: Ask,
  servers: readonly DsTariff[],
): Promise<{ locations: Location[]; rent_periods: RentPeriod[] }> {
  const known = new Set<number>();
  const locations = new Map<number, Location>();
  let periods: RentPeriod[] = [];
  for (const { slug, locations: ids } of servers) {
    if (ids.every((id) => known.has(id))) continue;
    for (const id of ids) known.add(id);
    const query = new URLSearchParams({ slug });
    const shop = await ask(`/my/api/ds-order/create_context/?${query.toString()}`, Shop).catch((error: unknown) => {
      // Taken out of the list a moment ago.
      if (error instanceof NotOffered) return null;
      throw error;
    });
    for (const place of shop?.locations ?? []) locations.set(place.id, place);
    if (shop) periods = shop.rent_periods;
  }
  return { locations: [...locations.values()].toSorted((a, b) => a.position - b.position), rent_periods: periods };
}
