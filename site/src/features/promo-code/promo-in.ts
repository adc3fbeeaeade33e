/** The promo code of an address, undefined without one. */
export const promoIn = (search: URLSearchParams): string | undefined => search.get('promo_code')?.trim() || undefined;
