import type { OrderTax, TaxSettings } from '@hoster/contract';
import { sellerFor, taxDayOf, taxFor, type TaxPayer } from '@hoster/domain';
import { inArray } from '../db/drizzle.ts';
import type { Db } from '../db/types.ts';
import { type CompanySettings, valueOf } from './read.ts';
import { companySettings } from './tables.ts';

/** What of the company decides a tax: where it’s at home, and its own rules. */
export interface Taxation {
  readonly rules: TaxSettings | null;
  readonly sellers: readonly {
    readonly country_code: string;
    readonly for_countries: string[] | null;
    readonly is_default: boolean;
  }[];
}

export function taxationIn({
  company,
  local_company: local,
  tax,
}: Pick<CompanySettings, 'company' | 'local_company' | 'tax'>): Taxation {
  return {
    rules: tax,
    sellers: [
      ...(company ? [{ country_code: company.country, for_countries: null, is_default: true }] : []),
      ...(company && local?.countries
        ? [{ country_code: local.country, for_countries: local.countries, is_default: false }]
        : []),
    ],
  };
}

/** Reads it. */
export async function taxationOf(db: Pick<Db, 'select'>): Promise<Taxation> {
  const wanted = ['company', 'local_company', 'tax'] as const;
  const rows = await db.select().from(companySettings).where(inArray(companySettings.name, wanted));
  return taxationIn({
    company: valueOf(rows, 'company'),
    local_company: valueOf(rows, 'local_company'),
    tax: valueOf(rows, 'tax'),
  });
}

/** Tax of somebody at a moment. */
export function taxAt({ rules, sellers }: Taxation, now: Date, country: string | null, payer: TaxPayer): OrderTax {
  const seller = sellerFor(sellers, { profileCountry: country, siteCountry: country });
  return taxFor(country, taxDayOf(now), { seller_country: seller?.country_code ?? null, ...payer }, rules);
}
