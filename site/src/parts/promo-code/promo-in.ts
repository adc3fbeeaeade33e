/** The promo code of an address, undefined without one. No code has a NUL, which the backend refuses anywhere. */
export const promoIn = (search: URLSearchParams): string | undefined =>
  search.get('promo_code')?.replaceAll('\0', '').trim() || undefined;
