import { orderQueryOf } from '@hoster/domain/order-query';

/** The promo code of an address, undefined without one. */
export const promoIn = (search: URLSearchParams): string | undefined =>
  orderQueryOf(search).promo_code?.trim() || undefined;
