import { calls, type EarlierInvoice } from '@hoster/contract';
import { formatCents, toLedger } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { translations, withValues } from '../../i18n/translate.ts';
import { isOfAccount, requireViewer } from '../../identity/index.ts';
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError, notFound, pageOf, route } from '../../platform/http/index.ts';
import { post } from '../ledger/post.ts';
import { chargeBalance, lockOpenAccount } from '../payments/balance.ts';
import { importedInvoices, type ImportedInvoiceRow } from './tables.ts';
import { importedTexts } from './texts.ts';

/** Whether a part can be paid here; false, too, where it isn't known in euros: null would come before what is open. */
const isOpen: SQL = sql`(coalesce(${importedInvoices.openEuroCents}, 0) > 0 and ${importedInvoices.settledAt} is null)`;

/** What can be paid of an invoice here, EUR cents; 0 for nothing. */
const owedCents = ({ openEuroCents, settledAt }: ImportedInvoiceRow): number =>
  settledAt === null ? Math.max(0, openEuroCents ?? 0) : 0;

/** Invoices that customers bring along from another shop: a list, and what is still open paid with the balance. */
export function importedInvoiceRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { clock, db } = context;

  route(app, calls.getEarlierInvoices, async ({ query, request }) => {
    const { accountId } = await requireViewer(request);
    const own = isOfAccount(importedInvoices.accountId, accountId);
    const { page, page_size: size } = query;
    const rows = await db
      .select()
      .from(importedInvoices)
      .where(own)
      .orderBy(desc(isOpen), desc(importedInvoices.issuedOn), desc(importedInvoices.id))
      .limit(size)
      .offset((page - 1) * size);
    const count = await db.$count(importedInvoices, own);
    return pageOf(rows.map(present), { count, path: calls.getEarlierInvoices.path, query });
  });

  route(app, calls.postEarlierInvoicePayment, async ({ params, request }) => {
    const { accountId } = await requireViewer(request);
    return db.transaction(async (tx) => present(await settle(tx, accountId, params.id, clock.now())));
  });
}

/**
 * Pays what is open with the balance, once.
 * @throws AppError 404, 400 when the balance isn't enough
 */
async function settle(tx: Db, accountId: number, id: number, now: Date): Promise<ImportedInvoiceRow> {
  // The money first, as everybody who locks both.
  await lockOpenAccount(tx, accountId);
  const [row] = await tx
    .select()
    .from(importedInvoices)
    .where(and(isOfAccount(importedInvoices.accountId, accountId), eq(importedInvoices.id, id)))
    .for('update');
  if (!row) throw notFound(`No earlier invoice ${id} of account ${accountId}`);
  const { number, oldId, source } = row;
  const cents = owedCents(row);
  if (cents === 0) return row;
  const postings = await chargeBalance(tx, accountId, cents, false);
  if (postings === null) throw new FieldError({ non_field_errors: [importedTexts.notEnough] });
  await post(tx, {
    reference: `import:${source}:invoice:${oldId}:paid`,
    kind: 'payment',
    description: translations(withValues(importedTexts.invoice, { number })),
    postings,
  });
  const [settled = row] = await tx
    .update(importedInvoices)
    .set({ settledAt: now, state: 'paid' })
    .where(eq(importedInvoices.id, id))
    .returning();
  return settled;
}

function present(row: ImportedInvoiceRow): EarlierInvoice {
  const { buyer, lines, payments, seller, taxPercent } = row.content;
  const money = (cents: number) => ({ amount: formatCents(cents), currency: row.currency });
  const owed = owedCents(row);
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    issued: row.issuedOn,
    due: row.dueOn,
    paid: row.settledAt?.toISOString().slice(0, 10) ?? row.paidOn,
    seller,
    buyer,
    lines: lines.map(({ cents, text }) => ({ text, amount: money(cents) })),
    subtotal: money(row.subtotalCents),
    tax_percent: taxPercent,
    tax: money(row.taxCents),
    credit: money(row.creditCents),
    total: money(row.totalCents),
    payments: payments.map(({ at, cents, method }) => ({ at, method, amount: money(cents) })),
    open: owed === 0 ? null : money(row.openCents),
    open_eur: owed === 0 ? null : toLedger(owed, 'EUR'),
  };
}
