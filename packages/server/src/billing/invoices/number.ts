import type { InvoiceKind } from '@hoster/contract';
import { dayIn } from '@hoster/domain';
import { timeZoneOf } from '../time-zone.ts';
import { and, eq, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { lastImportedNumber } from '../imported/number.ts';
import { invoiceSeries } from './tables.ts';

const digits = 6;

/**
 * The next number of a seller in a year of its country: `NL-2026-000042`, of a credit note `NL-C-2026-000007`. Numbers have no gaps: the
 * counter's row stays locked until the transaction ends, and a failed transaction releases its number.
 */
export async function nextNumber(tx: Db, seller: string, kind: InvoiceKind, issuedAt: Date): Promise<string> {
  const prefix = kind === 'invoice' ? seller : `${seller}-C`;
  const year = Number(dayIn(timeZoneOf(seller), issuedAt).slice(0, 4));
  const ofSeries = and(eq(invoiceSeries.prefix, prefix), eq(invoiceSeries.year, year));
  // A new series goes on where that of another shop ended, whose invoices were imported.
  const first = (await tx.$count(invoiceSeries, ofSeries)) > 0 ? 1 : (await lastImportedNumber(tx, prefix, year)) + 1;
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ prefix, year, last: first })
    .onConflictDoUpdate({
      target: [invoiceSeries.prefix, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error(`The counter ${prefix} ${year} was not found.`);
  return `${prefix}-${year}-${String(row.last).padStart(digits, '0')}`;
}
