import { z } from 'zod';
import { CalendarDate, Country, CountText, Id, IdText, Ledger, Timestamp } from './common.ts';

/** Accounts of the books. `customer`: funds that belong to customers, such as top-ups. They aren't revenue. */
export const LedgerAccountName = z.enum([
  'customer',
  'overdraft',
  'receivable',
  'revenue',
  'vat',
  'clearing',
  'fees',
  'refunds',
  'chargebacks',
  'commissions',
  'equity',
]);
export type LedgerAccountName = z.infer<typeof LedgerAccountName>;

/** One event in the books. Its amounts sum to zero: debits are above it, credits below. */
export const LedgerEntry = z.object({
  id: Id,
  at: Timestamp,
  /** Its unique name. */
  reference: z.string(),
  kind: z.string(),
  /** As the customer reads it. */
  description: z.string(),
  postings: z.array(
    z.object({
      account: LedgerAccountName,
      /** Whose funds, debt or dues: number of the customer’s account. */
      customer: Id.nullable(),
      /** Of tax: whose. */
      country: Country.nullable(),
      /** Of money that a provider has taken: which one. */
      provider: z.string().nullable(),
      amount: Ledger,
    }),
  ),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Entries that touch an account of the books, or a customer. Without either, all. */
export const LedgerQuery = z.object({
  account: LedgerAccountName.optional(),
  customer: IdText.optional(),
  before: IdText.optional(),
});
export type LedgerQuery = z.infer<typeof LedgerQuery>;
/** Newest first. `next`: `before` of the next page; null on the last. */
export const LedgerPage = z.object({ results: z.array(LedgerEntry), next: Id.nullable() });
export type LedgerPage = z.infer<typeof LedgerPage>;

/**
 * How tax is reported. `domestic`: in the seller’s country; `oss`: in another one of the EU, for consumers; `reverse_charge`:
 * the buyer, a company, owes it; `outside`: none is owed.
 */
export const VatScheme = z.enum(['domestic', 'oss', 'reverse_charge', 'outside']);
export type VatScheme = z.infer<typeof VatScheme>;

/** Which quarter, by default the current one, and what of it. */
export const VatQuery = z.object({
  year: CountText(2200).optional(),
  quarter: CountText(4).optional(),
  scheme: VatScheme.optional(),
});
export type VatQuery = z.infer<typeof VatQuery>;

/** Tax of a quarter in EUR, from invoices and credit notes. */
export const VatReport = z.object({
  year: z.int(),
  quarter: z.int(),
  from: CalendarDate,
  to: CalendarDate,
  rows: z.array(
    z.object({
      /** The company that has sold. */
      seller: z.string(),
      /** Where the buyer is; null where it isn’t known. */
      country: Country.nullable(),
      scheme: VatScheme,
      rate_percent: z.number(),
      net: Ledger,
      vat: Ledger,
      /** Invoices and credit notes. */
      documents: z.int(),
    }),
  ),
  net: Ledger,
  vat: Ledger,
  /** Tax that the ledger has for the same documents: equal to `vat`, or one of them is wrong. */
  booked: Ledger,
  /** Tax in the ledger of this quarter without a document. */
  without_document: Ledger,
});
export type VatReport = z.infer<typeof VatReport>;
