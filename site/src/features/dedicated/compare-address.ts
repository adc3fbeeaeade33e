import { orderSearch } from '@hoster/domain/order/address';

/** Address of the comparison, without language prefix. */
export const COMPARE_PATH = '/dedicated-servers/compare/';

/** Most servers that are compared: more columns don't fit. */
export const COMPARE_MAX = 4;

/** In the address: the servers compared, by slug. */
export const COMPARE_PARAM = 'servers';

/** Every server that an address names. A form gives the parameter several times, a link once with commas. */
const namedIn = (search: URLSearchParams): string[] => [
  ...new Set(
    search
      .getAll(COMPARE_PARAM)
      .flatMap((text) => text.slice(0, 400).split(','))
      .filter((slug) => /^[a-z\d-]{1,64}$/.test(slug)),
  ),
];

/** The compared servers: the first ones in the address. */
export const comparedIn = (search: URLSearchParams): string[] => namedIn(search).slice(0, COMPARE_MAX);

/**
 * How many servers of an address aren't compared, because there are too many of them. Without script, any number can be
 * selected.
 */
export const leftOutIn = (search: URLSearchParams): number => Math.max(0, namedIn(search).length - COMPARE_MAX);

/** In the address: `1` leaves out the rows in which all servers are the same. */
export const DIFFERENCES_PARAM = 'differences';

/** Address that compares these servers, looked for in these countries, and keeps the promo code. */
export const compareAddress = (
  slugs: readonly string[],
  countries: readonly string[],
  promoCode?: string,
  onlyDifferences = false,
): string => {
  const rest = { country: countries.join(','), promo_code: promoCode, [DIFFERENCES_PARAM]: onlyDifferences ? '1' : '' };
  return `${COMPARE_PATH}?${COMPARE_PARAM}=${slugs.join(',')}${orderSearch(rest).replace('?', '&')}`;
};

/** Address of the list that a comparison was opened from: of servers in these countries, with the promo code. */
export const comparedFrom = (countries: readonly string[], promoCode?: string): string =>
  `/dedicated-servers/${orderSearch({ country: countries.join(','), promo_code: promoCode })}`;
