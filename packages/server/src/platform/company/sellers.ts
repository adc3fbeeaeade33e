import type { Company, Language, LocalSellerSettings, SellerSettings } from '@hoster/contract';
import { sellerFor } from '@hoster/domain';
import { textIn, type Localised } from '../../i18n/localised.ts';
import type { Db } from '../db/types.ts';
import { type CompanySettings, companySettingsOf } from './read.ts';

/** A selling company, and the first part of its invoice numbers. */
export interface Seller extends Company {
  readonly series: string;
}

/** The selling companies: one for everyone, and one for some countries; none until staff have filled them in. */
export async function listSellers(db: Pick<Db, 'select'>, language: Language): Promise<Seller[]> {
  return sellersIn(await companySettingsOf(db), language);
}

/** The company that sells to a country; null until staff have filled it in. */
export async function sellerTo(
  db: Pick<Db, 'select'>,
  country: string | null,
  language: Language = 'en',
): Promise<Seller | null> {
  return sellerFor(await listSellers(db, language), { profileCountry: country, siteCountry: country });
}

/** The selling companies of settings that were read, as `listSellers`. */
export function sellersIn(
  { company, local_company: local }: Pick<CompanySettings, 'company' | 'local_company'>,
  language: Language,
): Seller[] {
  if (!company) return [];
  const main = presentSeller(company, 1, language);
  if (!local?.countries) return [main];
  return [main, presentSeller(local, 2, language)];
}

function presentSeller(seller: SellerSettings | LocalSellerSettings, id: number, language: Language): Seller {
  const said = (text: Record<Language, string | null> & { en: string }) => textIn(withoutGaps(text), language);
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(seller.country) ?? seller.country;
  return {
    id,
    name: said(seller.name),
    short_name: said(seller.short_name),
    address: [...(seller.address[language] ?? seller.address.en), country],
    country_code: seller.country,
    registration_number: seller.registration_number,
    vat_id: seller.vat_id,
    email: seller.email,
    phone: seller.phone,
    bank: null,
    is_default: id === 1,
    for_countries: 'countries' in seller ? seller.countries : null,
    series: seriesOf(seller),
  };
}

/** First part of a company’s invoice numbers. */
export const seriesOf = ({
  invoice_prefix: prefix,
  country,
}: Pick<SellerSettings, 'country' | 'invoice_prefix'>): string => prefix ?? country;

const withoutGaps = (text: Record<string, string | null> & { en: string }): Localised => ({
  ...(Object.fromEntries(Object.entries(text).filter(([, said]) => said !== null)) as Localised),
  en: text.en,
});
