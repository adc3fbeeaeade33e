import type { Company } from '@hoster/contract';

/** The company that sells to a country: one that names it, else the default one. Undefined only for an empty list. */
export const sellerFor = <Seller extends Pick<Company, 'for_countries' | 'is_default'>>(
  companies: readonly Seller[],
  country: string | null,
): Seller | undefined =>
  companies.find(({ for_countries: countries }) => country !== null && countries?.includes(country)) ??
  companies.find(({ is_default: isDefault }) => isDefault);
