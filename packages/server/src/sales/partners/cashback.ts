import { calls, type Cashback, type Page, type PageQuery } from '@hoster/contract';
import { cashbackOf, ratioOfCents, toLedger } from '@hoster/domain';
import { and, desc, eq, inArray, lte, sql, type SQL } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { notFound, pageOf } from '../../platform/http/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { ledgerPostings, ledgerTransactions, purchases } from '../../billing/index.ts';
import { cashback, type CashbackRow } from './tables.ts';

/**
 * What is left of held cashback: the books have the refunds and chargebacks of its order. EUR cents by id; 0 means that
 * it's cancelled.
 * @param which condition of the rows
 */
export async function heldAmounts(db: Db, which: SQL | undefined): Promise<Map<number, number>> {
  const { account, amountCents } = ledgerPostings;
  const sumOf = (...accounts: (typeof ledgerPostings.$inferSelect)['account'][]) =>
    sql<string>`coalesce(sum(${amountCents}) filter (where ${inArray(account, accounts)}), 0)`;
  const rows = await db
    .select({
      id: cashback.id,
      percent: cashback.percent,
      grossCents: purchases.totalCents,
      tax: purchases.tax,
      earned: sumOf('revenue', 'refunds'),
      unpaid: sumOf('receivable', 'chargebacks'),
    })
    .from(cashback)
    .innerJoin(purchases, eq(purchases.id, cashback.purchaseId))
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.purchaseId, cashback.purchaseId))
    .leftJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(and(eq(cashback.state, 'held'), which))
    .groupBy(cashback.id, purchases.id);
  return new Map(
    rows.map(({ id, percent, grossCents, tax, earned, unpaid }) => {
      // Revenue is a credit, below zero; what was charged back is owed, or written off, with its tax.
      const unpaidNet = ratioOfCents(grossCents - tax.amount_cents, Number(unpaid), grossCents);
      return [id, cashbackOf(-Number(earned) - unpaidNet, percent)];
    }),
  );
}

/** Ends the hold of cashback: it's available now, or cancelled if nothing is left of it. */
async function endHold({ clock, db }: Context, id: number): Promise<void> {
  const which = and(eq(cashback.id, id), lte(cashback.availableAt, clock.now()));
  await db.transaction(async (tx) => {
    const amountCents = (await heldAmounts(tx, which)).get(id);
    if (amountCents === undefined) return;
    await tx
      .update(cashback)
      .set({ state: amountCents > 0 ? 'available' : 'cancelled', amountCents })
      .where(and(eq(cashback.id, id), eq(cashback.state, 'held')));
  });
}

/** Makes cashback available after its hold. */
export const cashbackJob: Job<{ cashbackId: number }> = {
  name: 'partner.cashback',
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 15 },
  handle: (context, { cashbackId }) => endHold(context, cashbackId),
  due: async ({ clock, db }) => {
    const rows = await db
      .select({ id: cashback.id })
      .from(cashback)
      .where(and(eq(cashback.state, 'held'), lte(cashback.availableAt, clock.now())))
      .orderBy(cashback.availableAt)
      .limit(100);
    return dueById(
      rows.map(({ id }) => id),
      (cashbackId) => ({ cashbackId }),
    );
  },
};

/** Page of a partner's cashback, newest first. @throws AppError 404 for a page beyond the last */
export async function listCashback(db: Db, partnerId: number, query: PageQuery): Promise<Page<Cashback>> {
  const { page, page_size: size } = query;
  const own = eq(cashback.partnerId, partnerId);
  const rows = await db
    .select()
    .from(cashback)
    .where(own)
    .orderBy(desc(cashback.id))
    .limit(size)
    .offset((page - 1) * size);
  if (rows.length === 0 && page > 1) throw notFound();
  const ids = rows.map(({ id }) => id);
  const held = await heldAmounts(db, inArray(cashback.id, ids));
  return pageOf(
    rows.map((row) => presentCashback(row, held.get(row.id))),
    { count: await db.$count(cashback, own), path: calls.getCashback.path, query },
  );
}

function presentCashback(row: CashbackRow, heldCents: number | undefined): Cashback {
  const isCancelled = row.state === 'cancelled' || heldCents === 0;
  return {
    id: row.id,
    created: row.createdAt.toISOString(),
    state: isCancelled ? 'cancelled' : row.state,
    product: row.product,
    percent: row.percent,
    amount: toLedger(isCancelled ? 0 : (heldCents ?? row.amountCents), 'EUR'),
    available_from: row.availableAt.toISOString(),
  };
}
