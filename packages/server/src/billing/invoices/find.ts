import type { Invoice, InvoiceFilter } from '@hoster/contract';
import { and, asc, count, desc, eq, gte, ilike, lte, sql, type SQL } from '../../platform/db/drizzle.ts';
import { alias } from '../../platform/db/drizzle-pg.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { payments } from '../payments/tables.ts';
import { timeZoneOf } from '../time-zone.ts';
import { accountOwner, emailAddresses, isOfAccount } from '../../identity/index.ts';
import { inThread } from '../../platform/threads/index.ts';
import { canBeSent, type ElectronicLinks } from './electronic/document.ts';
import type { ublXml } from './electronic/xml.ts';
import type { invoicePdf } from './pdf.ts';
import { presentInvoice, type InvoiceLinks } from './present.ts';
import { invoices, type InvoiceRow } from './tables.ts';

const original = alias(invoices, 'original');
// Written out: in a query of one table, columns would have no table.
const isCompany = sql<boolean>`exists (select from purchases p join legal_entities e
  on e.id = p.legal_entity_id and e.kind = 'company' where p.id = "invoices"."purchase_id")`;

/** The date of a document, as `dayAt` in `present.ts`. */
const issuedOn = sql`(${invoices.issuedAt} AT TIME ZONE CASE ${invoices.content}->'seller'->>'country' WHEN 'RU' THEN ${timeZoneOf('RU')} ELSE ${timeZoneOf(null)} END)::date`;

/** A document with the related data that lists need. */
export interface Listed extends Omit<InvoiceLinks, 'creditedBy'> {
  readonly row: InvoiceRow;
}

/** An account's invoices and credit notes that match a filter, newest first. */
export async function findInvoices(
  db: Db,
  accountId: number,
  filter: InvoiceFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; found: Listed[] }> {
  const where = conditionsOf(accountId, filter);
  const [rows, [all]] = await Promise.all([
    db
      .select({ row: invoices, credits: original.number, paymentRef: payments.ref, isCompany })
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
    isOfAccount(invoices.accountId, accountId),
    kind && eq(invoices.kind, kind),
    from ? gte(issuedOn, from) : undefined,
    to ? lte(issuedOn, to) : undefined,
    number ? ilike(invoices.number, `%${escapeLike(number)}%`) : undefined,
  );
}

/** The stored document of an account's invoice; of any account where none is given. */
export async function invoiceRow(db: Db, accountId: number | null, number: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.number, number), accountId === null ? undefined : isOfAccount(invoices.accountId, accountId)),
    );
  return row;
}

/** An account's invoice with its related data; undefined when the account has none with that number. */
export async function invoiceOf(db: Db, accountId: number, number: string): Promise<Invoice | undefined> {
  const row = await invoiceRow(db, accountId, number);
  if (!row) return undefined;
  const [credited, [company], [payment], notes] = await Promise.all([
    creditedInvoice(db, row),
    db.select({ isCompany }).from(invoices).where(eq(invoices.id, row.id)),
    row.paymentId === null ? [] : db.select({ ref: payments.ref }).from(payments).where(eq(payments.id, row.paymentId)),
    db
      .select({ number: invoices.number })
      .from(invoices)
      .where(eq(invoices.creditsId, row.id))
      .orderBy(asc(invoices.id)),
  ]);
  return presentInvoice(row, {
    credits: credited?.number ?? null,
    isCompany: company?.isCompany ?? false,
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

/** The invoice that a credit note credits; null for an invoice. */
async function creditedInvoice(db: Db, { creditsId }: InvoiceRow): Promise<ElectronicLinks['credits']> {
  if (creditsId === null) return null;
  const { issuedAt, number } = invoices;
  const [row] = await db.select({ issuedAt, number }).from(invoices).where(eq(invoices.id, creditsId));
  return row ? { number: row.number, issued: row.issuedAt.toISOString() } : null;
}

/** Draws a document in a thread. @throws AppError 503 when too many are asked for */
export async function drawPdf(db: Db, row: InvoiceRow): Promise<Buffer> {
  const credits = await creditedInvoice(db, row);
  return Buffer.from(await inThread<typeof invoicePdf>(`${import.meta.dirname}/pdf.ts`, 'invoicePdf', row, credits));
}

async function ownersEmail(db: Db, accountId: number): Promise<string | null> {
  const owner = await accountOwner(db, accountId);
  if (!owner) return null;
  const [address] = await db
    .select({ email: emailAddresses.email })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.userId, owner.userId), eq(emailAddresses.isPrimary, true)));
  return address?.email ?? null;
}

/** Writes a document in UBL in a thread; null when it can't be written, see `electronicDocument`. */
export async function writeUbl(db: Db, row: InvoiceRow): Promise<string | null> {
  const [credits, email] = await Promise.all([creditedInvoice(db, row), ownersEmail(db, row.accountId)]);
  const links: ElectronicLinks = { credits, email };
  if (!canBeSent(row, links.email)) return null;
  return inThread<typeof ublXml>(`${import.meta.dirname}/electronic/xml.ts`, 'ublXml', row, links);
}

/** The document of an invoice for an email to its owner; undefined when there's none with that number. */
export async function invoicePdfByNumber(db: Db, number: string): Promise<Buffer | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.number, number));
  return row && drawPdf(db, row);
}
