import { type BalanceMovement, calls, type Page, type TransactionsQuery } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { textIn } from '../../i18n/localised.ts';
import { inArray } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound, pageOf } from '../../platform/http/index.ts';
import { countMovements, type Movement, movementsOf, type MovementsPart } from '../ledger/movements.ts';
import { payments } from './tables.ts';

const kindsShown: Readonly<Record<Movement['kind'], BalanceMovement['kind']>> = {
  top_up: 'top_up',
  payment: 'payment',
  refund: 'refund',
  returned: 'refund',
  chargeback: 'correction',
  fee: 'correction',
  cashback: 'cashback',
  correction: 'correction',
};

/** The kinds that are shown as one. */
const kindsBehind = (shown: BalanceMovement['kind']): Movement['kind'][] =>
  (Object.keys(kindsShown) as Movement['kind'][]).filter((kind) => kindsShown[kind] === shown);

/**
 * A page of the transactions on an account's balance, newest first.
 * @throws AppError 404 for a page beyond the last
 */
export async function listTransactions(
  context: Pick<Context, 'db'>,
  accountId: number,
  query: TransactionsQuery,
  language: Language,
): Promise<Page<BalanceMovement>> {
  const { kind, page, page_size: limit } = query;
  const kinds = kind && kindsBehind(kind);
  const results = await presentMovements(context, accountId, { kinds, limit, offset: (page - 1) * limit }, language);
  if (results.length === 0 && page > 1) throw notFound();
  const count = await countMovements(context.db, accountId, { kinds });
  return pageOf(results, { count, path: calls.getTransactions.path, query });
}

/** Transactions on an account's balance as their owner sees them. */
export async function presentMovements(
  { db }: Pick<Context, 'db'>,
  accountId: number,
  part: MovementsPart,
  language: Language,
): Promise<BalanceMovement[]> {
  const movements = await movementsOf(db, accountId, part);
  const ids = movements.flatMap(({ paymentId }) => paymentId ?? []);
  const rows = await db.select({ id: payments.id, ref: payments.ref }).from(payments).where(inArray(payments.id, ids));
  const refs = new Map(rows.map(({ id, ref }) => [id, ref]));
  return movements.map((movement) => ({
    id: movement.id,
    created: movement.createdAt.toISOString(),
    kind: kindsShown[movement.kind],
    amount: toLedger(movement.amountCents, 'EUR'),
    balance: toLedger(movement.balanceCents, 'EUR'),
    description: textIn(movement.description, language),
    payment_object_ref: refs.get(movement.paymentId ?? 0) ?? null,
  }));
}
