import type { Invoice, InvoiceFilter } from '@hoster/contract';
import { and, asc, count, desc, eq, gte, ilike, lt, type SQL } from '../../db/drizzle.ts';
import { alias } from '../../db/drizzle-pg.ts';
import type { Db } from '../../db/types.ts';
import { payments } from '../payments/tables.ts';
import { presentInvoice, type Related } from './present.ts';
import { invoices, type InvoiceRow } from './tables.ts';

const original = alias(invoices, 'original');
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A document, and what its list says besides. */
export interface Listed extends Omit<Related, 'creditedBy'> {
  readonly row: InvoiceRow;
}

/** An account's invoices and credit notes that a filter lets through, newest first. */
export async function findInvoices(
  db: Db,
  accountId: number,
  filter: InvoiceFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; found: Listed[] }> {
  const where = conditionsOf(accountId, filter);
  const [rows, [all]] = await Promise.all([
    db
      .select({ row: invoices, credits: original.number, paymentRef: payments.ref })
      .from(invoices)
      .leftJoin(original, eq(original.id, invoices.creditsId))
      .leftJoin(payments, eq(payments.id, invoices.paymentId))
      .where(where)
      .orderBy(desc(invoices.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(invoices).where(where),
  ]);
  return { count: all?.count ?? 0, found: rows };
}

function conditionsOf(accountId: number, { kind, from, to, number }: InvoiceFilter): SQL | undefined {
  return and(
    eq(invoices.accountId, accountId),
    kind && eq(invoices.kind, kind),
    from ? gte(invoices.issuedAt, new Date(from)) : undefined,
    to ? lt(invoices.issuedAt, new Date(Date.parse(to) + dayMilliseconds)) : undefined,
    number ? ilike(invoices.number, `%${number.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
  );
}

/** The stored document of an account's invoice. */
export async function invoiceRow(db: Db, accountId: number, number: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.accountId, accountId)));
  return row;
}

/** An account's invoice with what belongs to it; undefined when the account has none of that number. */
export async function invoiceOf(db: Db, accountId: number, number: string): Promise<Invoice | undefined> {
  const row = await invoiceRow(db, accountId, number);
  if (!row) return undefined;
  const [[credited], [payment], notes] = await Promise.all([
    row.creditsId === null
      ? []
      : db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, row.creditsId)),
    row.paymentId === null ? [] : db.select({ ref: payments.ref }).from(payments).where(eq(payments.id, row.paymentId)),
    db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.creditsId, row.id))
      .orderBy(asc(invoices.id)),
  ]);
  return presentInvoice(row, {
    credits: credited?.number ?? null,
    paymentRef: payment?.ref ?? null,
    creditedBy: notes.map((note) => note.number),
  });
}

/** Number of the invoice for a payment. */
export async function invoiceNumberOf(db: Db, paymentId: number): Promise<string | null> {
  const [row] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice')));
  return row?.number ?? null;
}
