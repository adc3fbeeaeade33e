import { z } from 'zod';
import { CalendarDate, Country, CountText, CurrencyCode, Id, IdText, Ledger, Timestamp } from './common.ts';

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

const Month = z.string().regex(/^\d{4}-\d{2}$/);

/** How many months, the current one included: 12 or 24. */
export const BusinessQuery = z.object({ months: z.enum(['12', '24']).optional() });
export type BusinessQuery = z.infer<typeof BusinessQuery>;

/** Revenue and services by month, oldest first, by the days of the selling company. Amounts are in EUR without VAT. */
export const BusinessReport = z.object({
  months: z.array(
    z.object({
      month: Month,
      /** What the ledger has as revenue, before refunds. */
      sold: Ledger,
      refunded: Ledger,
      /** `sold` without `refunded`. */
      revenue: Ledger,
      /** Services that ran at its start. */
      running: z.int(),
      /** Services that were set up in it, and those that ended in it. */
      started: z.int(),
      ended: z.int(),
    }),
  ),
  /** Services that were set up, by month, product line and currency of the order; null where none was paid. */
  started: z.array(z.object({ month: Month, line: z.string(), currency: CurrencyCode.nullable(), count: z.int() })),
  /** Money on customers’ balances, such as top-ups. It isn’t revenue. */
  funds: Ledger,
  /** What customers owe on their overdrafts. */
  overdraft: Ledger,
  /** Terms that are paid for and not yet delivered, by month of delivery, at the monthly prices of today. */
  deferred: z.array(z.object({ month: Month, amount: Ledger })),
});
export type BusinessReport = z.infer<typeof BusinessReport>;
