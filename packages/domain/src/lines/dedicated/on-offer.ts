import type { DsFigures, DsTariff } from '@hoster/contract';
import { openLocations } from '../../order/open-locations.ts';
import { orderSearch } from '../../order/address.ts';

/**
 * Returns the id of the location that a server is looked for in: the first of the countries that takes its order, or at
 * least has it; undefined where none has it, and without countries.
 */
export function locationIn(
  tariff: Pick<DsTariff, 'locations' | 'sold_out_locations'>,
  locations: DsFigures['locations'],
  countries: readonly string[],
): number | undefined {
  const there = locations.filter(
    ({ id, country_code: code }) => countries.includes(code) && tariff.locations.includes(id),
  );
  return (openLocations(there, tariff)[0] ?? there[0])?.id;
}

/** Address of the order of a server, as it's configured. */
export const orderAddress = (
  { url, configured }: Pick<DsTariff, 'url' | 'configured'>,
  query: Readonly<Record<string, string | undefined>>,
): string =>
  url + orderSearch({ ...query, ...Object.fromEntries(new URLSearchParams(configured?.query ?? '').entries()) });

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
  if (countries.length === 0) return onOffer.map((tariff) => ({ ...tariff, url: orderAddress(tariff, {}) }));
  return onOffer.flatMap((tariff) => {
    const location = locationIn(tariff, locations, countries);
    return openLocations(locations, tariff).some(({ id }) => id === location)
      ? { ...tariff, url: orderAddress(tariff, { location: String(location) }) }
      : [];
  });
}
