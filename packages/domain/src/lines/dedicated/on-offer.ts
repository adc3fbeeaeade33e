import type { DsFigures, DsTariff } from '@hoster/contract';
import { openPlaces } from '../../open-places.ts';
import { orderSearch } from '../../order-address.ts';
import { locationIn } from './figures.ts';

/**
 * The servers that can be ordered in one of these countries, or anywhere without countries. The `url` of each leads to
 * an order there.
 */
export function onOfferIn(
  tariffs: readonly DsTariff[],
  locations: DsFigures['locations'],
  countries: readonly string[],
): DsTariff[] {
  const onOffer = tariffs.filter(({ availability }) => availability.state !== 'sold_out');
  if (countries.length === 0) return onOffer;
  return onOffer.flatMap((tariff) => {
    const location = locationIn(tariff, locations, countries);
    return openPlaces(locations, tariff).some(({ id }) => id === location)
      ? { ...tariff, url: tariff.url + orderSearch({ location: String(location) }) }
      : [];
  });
}
