import { and, eq, like, sql } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { invoices, invoiceSeries } from '../invoices/tables.ts';
import { importedInvoices } from './tables.ts';

/** What our own numbers look like: `NL-2026-000042`. */
const own = /^(.+)-(\d{4})-\d{6,}$/;

/**
 * The number under which an invoice of another shop is kept: its own one, unless another invoice has it, or a series of
 * ours might give it out. Then its id there is added.
 */
export async function importedNumber(tx: Db, number: string, oldId: string): Promise<string> {
  const [, prefix = '', year = ''] = own.exec(number) ?? [];
  const ofSeries = and(eq(invoiceSeries.prefix, prefix), eq(invoiceSeries.year, Number(year)));
  const isTaken =
    (await tx.$count(importedInvoices, eq(importedInvoices.number, number))) > 0 ||
    (await tx.$count(invoices, eq(invoices.number, number))) > 0 ||
    (prefix !== '' && (await tx.$count(invoiceSeries, ofSeries)) > 0);
  return isTaken ? `${number} (${oldId})` : number;
}

/**
 * Last number that imported invoices have in a series that we begin: ours go on after it.
 * @returns 0 when there's none
 */
export async function lastImportedNumber(tx: Db, prefix: string, year: number): Promise<number> {
  const start = `${prefix}-${year}-`;
  const rest = sql`substr(${importedInvoices.number}, ${start.length + 1}::int)`;
  const [row] = await tx
    .select({ last: sql<string | null>`max(${rest}::bigint)` })
    .from(importedInvoices)
    .where(and(like(importedInvoices.number, `${escapeLike(start)}%`), sql`${rest} ~ '^[0-9]{6,9}$'`));
  return Number(row?.last ?? 0);
}
