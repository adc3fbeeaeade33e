import type { Company } from '@hoster/contract';
import { isRussian, type Visitor } from '../visitor/regional.ts';

/** The company that sells to a visitor: one that names their country, else the default one; null when there is none. */
export function sellerFor<Seller extends Pick<Company, 'for_countries' | 'is_default'>>(
  companies: readonly Seller[],
  visitor: Pick<Visitor, 'profileCountry' | 'siteCountry'>,
): Seller | null {
  const country = isRussian(visitor) ? 'RU' : visitor.siteCountry;
  return (
    companies.find(({ for_countries }) => country !== null && for_countries?.includes(country)) ??
    companies.find(({ is_default }) => is_default) ??
    null
  );
}
