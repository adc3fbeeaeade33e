import { orderSearch } from '@hoster/domain/order-address';

/** Address of the comparison, without language prefix. */
export const COMPARE_PATH = '/dedicated-servers/compare/';

/** Most servers that are compared: more columns don't fit. */
export const COMPARE_MAX = 4;

/** In the address: the servers compared, by slug. */
export const COMPARE_PARAM = 'servers';

/** The servers that an address compares. A form gives the parameter several times, a link once with commas. */
export const comparedIn = (search: URLSearchParams): string[] =>
  [
    ...new Set(
      search
        .getAll(COMPARE_PARAM)
        .flatMap((text) => text.slice(0, 400).split(','))
        .filter((slug) => /^[a-z\d-]{1,64}$/.test(slug)),
    ),
  ].slice(0, COMPARE_MAX);

/** Address that compares these servers and keeps the promo code. */
export const compareAddress = (slugs: readonly string[], promoCode?: string): string =>
  `${COMPARE_PATH}?${COMPARE_PARAM}=${slugs.join(',')}${orderSearch({ promo_code: promoCode }).replace('?', '&')}`;
