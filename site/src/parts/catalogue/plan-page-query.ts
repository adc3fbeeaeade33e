import type { Landing, Location, RentPeriod } from '@hoster/contract';
import { orderSearch } from '@hoster/domain/order/address';

interface Choices {
  landing: Pick<Landing, 'country_code'> | null;
  places: readonly Location[];
  period: RentPeriod;
  promoCode: string | undefined;
  /** Of the line's own. */
  more?: Readonly<Record<string, string>>;
}

/** Query passed from a catalogue page to a plan's page: the location, the rent period and the promo code. */
export function planPageQuery({ landing, places, period, promoCode, more }: Choices): string {
  const place = places.find(({ is_available }) => is_available) ?? places[0];
  return orderSearch({
    ...(landing?.country_code && place && { location: String(place.id) }),
    ...more,
    ...(!period.is_default && { period: String(period.months) }),
    promo_code: promoCode,
  });
}
