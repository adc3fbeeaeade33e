import type { LegalEntity, OrderTax, TaxSettings } from '@hoster/contract';
import { dayIn } from '../text/dates.ts';
import { vatStateOf, vatTerritoryOf } from './vat-territories.ts';

export const sellerTimeZone = 'Europe/Amsterdam';

/** Day of a moment whose VAT rates hold: the seller's, as the date of the invoice. */
export const taxDayOf = (moment: Date): string => dayIn(sellerTimeZone, moment);

/** Standard VAT rates of the European Union in percent (European Commission, TEDB); for rates that have changed since 2024, each with its first day. */
const vatHistory: Readonly<Record<string, number | readonly (readonly [from: string, percent: number])[]>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: [
    ['2024-01-01', 22],
    ['2025-07-01', 24],
  ],
  ES: 21,
  FI: [
    ['2013-01-01', 24],
    ['2024-09-01', 25.5],
  ],
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: [
    ['2023-01-01', 16],
    ['2024-01-01', 17],
  ],
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: [
    ['2017-01-01', 19],
    ['2025-08-01', 21],
  ],
  SE: 25,
  SI: 22,
  SK: [
    ['2011-01-01', 20],
    ['2025-01-01', 23],
  ],
};

/** Rate on a day (`2026-11-23`, or longer), in percent; the first one before all days. */
function rateOn(day: string, rates: readonly (readonly [from: string, percent: number])[]): number {
  return (rates.findLast(([from]) => from <= day.slice(0, from.length)) ?? rates[0])?.[1] ?? 0;
}

/** Standard VAT rates by country on a day (`2026-11-23`, or longer), in percent. */
export function vatRatesOn(day: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(vatHistory).map(([country, rates]) => [
      country,
      typeof rates === 'number' ? rates : rateOn(day, rates),
    ]),
  );
}

/** Codes of the member states. */
export const vatStates: readonly string[] = Object.keys(vatHistory);

/** Whether a country has VAT of the European Union, apart from its special territories. */
export const chargesEuVat = (country: string): boolean => vatStateOf(country) in vatHistory;

/**
 * Who is invoiced, as far as tax is concerned. No postcode, or an empty one: not known yet. Without a seller’s country,
 * the seller is in another one.
 */
export type TaxPayer = Pick<LegalEntity, 'kind' | 'vat_status'> &
  Partial<Pick<LegalEntity, 'seller_country' | 'zip_code'>>;

/** A person who pays by themselves, as far as tax is concerned. */
export const personAt = (zipCode: string): TaxPayer => ({ kind: 'person', vat_status: 'none', zip_code: zipCode });

/** A company's own rate of a country on a day; undefined without one. */
function ownRateOn(day: string, country: string, rules: TaxSettings | null) {
  const begun = rules?.rates.filter((own) => own.country === country && (own.from ?? '') <= day.slice(0, 10));
  return begun?.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1)).at(-1);
}

/**
 * Tax of a buyer: VAT of the buyer's country inside the EU (one-stop shop), none elsewhere. A company of another EU
 * country than the seller’s whose VAT id is valid accounts for it itself; an id still being checked does not count (fails closed).
 * `country` null: unknown, and then no tax is shown.
 * The answer's country is the one that receives the tax: France for Monaco.
 * @param day whose rates hold: `2026-11-23`, or a longer ISO 8601 text
 * @param rules of the company: rates of its own, which hold instead, and whether it uses the one-stop shop; without
 *   it, consumers of the EU pay the tax of the seller's country
 */
export function taxFor(
  country: string | null,
  day: string,
  payer: TaxPayer = personAt(''),
  rules: TaxSettings | null = null,
): OrderTax {
  const none = { country, rate_percent: 0, reverse_charge: false, label: null };
  if (country === null) return none;
  const vat = vatTerritoryOf(country, payer.zip_code)?.vat;
  if (vat === 'none') return none;
  const state = vatStateOf(country, payer.zip_code);
  const home = vatStateOf(payer.seller_country ?? '');
  const isEuropean = chargesEuVat(state);
  const reverse = payer.kind === 'company' && payer.vat_status === 'valid' && isEuropean && home !== state;
  const own = ownRateOn(day, state, rules);
  const isTaxedAtHome = rules?.uses_oss === false && !own && !reverse && isEuropean && chargesEuVat(home);
  const taxedIn = isTaxedAtHome ? home : state;
  const taken = isTaxedAtHome ? ownRateOn(day, home, rules) : own;
  const rate =
    Array.isArray(vat) && taxedIn === state ? rateOn(day, vat) : (taken?.percent ?? vatRatesOn(day)[taxedIn]);
  if (rate === undefined) return none;
  // A member state is only named where its tax is charged: its own territories without VAT are something else.
  if (rate === 0 && !reverse) return { ...none, country: isEuropean ? null : country };
  return {
    country: taxedIn,
    rate_percent: reverse ? 0 : rate,
    reverse_charge: reverse,
    label: taken?.label ?? 'VAT',
  };
}
