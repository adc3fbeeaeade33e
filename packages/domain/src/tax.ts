import type { LegalEntity, OrderTax } from '@hoster/contract';

/** The seller is a Dutch company, so Dutch VAT is never reversed. */
export const sellerCountry = 'NL';

/** Standard VAT rates of the European Union in percent, as of January 2026 (European Commission, TEDB). */
export const vatRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Who is invoiced, as far as tax is concerned. */
export type TaxPayer = Pick<LegalEntity, 'kind' | 'vat_status'>;

/**
 * Tax of a buyer: VAT of the buyer's country inside the EU (one-stop shop), none elsewhere. A company of another EU
 * country whose VAT id is valid accounts for it itself; an id still being checked does not count (fails closed).
 * `country` null: unknown, and then no tax is shown. An operator's own `rates` may add countries.
 */
export function taxFor(
  country: string | null,
  payer: TaxPayer = { kind: 'person', vat_status: 'none' },
  rates: Readonly<Record<string, number>> = vatRates,
): OrderTax {
  const rate = country === null ? undefined : rates[country];
  if (country === null || rate === undefined) return { country, rate_percent: 0, reverse_charge: false, label: null };
  const reverse =
    payer.kind === 'company' && payer.vat_status === 'valid' && country in vatRates && country !== sellerCountry;
  return { country, rate_percent: reverse ? 0 : rate, reverse_charge: reverse, label: 'VAT' };
}
