import { z } from 'zod';
import { CalendarDate, Ledger } from './common.ts';
import { VatScheme } from './staff-finance.ts';

const digits = (length: number) => z.string().regex(new RegExp(`^\\d{${length}}$`));

/** Charts of accounts that German companies have. */
export const DatevChart = z.enum(['skr03', 'skr04']);
export type DatevChart = z.infer<typeof DatevChart>;

/**
 * What a file for DATEV has: a period within one calendar year, numbers that the tax adviser has given, and accounts. Those
 * that are left out are the usual ones of the chart. `debtor`: the collective account of customers.
 */
export const DatevQuery = z.object({
  from: CalendarDate,
  to: CalendarDate,
  consultant: z.string().regex(/^[1-9]\d{3,6}$/),
  client: z.string().regex(/^[1-9]\d{0,4}$/),
  chart: DatevChart.default('skr04'),
  domestic: digits(4).optional(),
  oss: digits(4).optional(),
  reverse_charge: digits(4).optional(),
  outside: digits(4).optional(),
  bank: digits(4).optional(),
  debtor: digits(5).optional(),
});
export type DatevQuery = z.infer<typeof DatevQuery>;

/** What the file will have, in EUR. */
export const DatevSummary = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** Invoices and credit notes, tax included. */
  sales: z.array(z.object({ scheme: VatScheme, account: z.string(), documents: z.int(), gross: Ledger })),
  /** What customers have paid, less what went back to them. */
  payments: z.object({ account: z.string(), count: z.int(), amount: Ledger }),
});
export type DatevSummary = z.infer<typeof DatevSummary>;
