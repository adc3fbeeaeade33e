import { and, asc, desc, eq, inArray } from '../../db/drizzle.ts';
import type { BalanceMovement, Finance, OpenPayment, Payment } from '@hoster/contract';
import { formatCents, taxFor, toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { invoiceNumberOf } from '../invoices/find.ts';
import { movementsOf, type Movement } from '../ledger/movements.ts';
import { overdraftLeft } from '../orders/common-context.ts';
import { presentLine } from '../orders/lines.ts';
import { orderAddress } from '../orders/order-address.ts';
import { purchaseLines, purchases, services } from '../orders/tables.ts';
import { balanceOf, overdraftOf } from './balance.ts';
import { presentCoins } from '../chain/present.ts';
import { presentTransfer } from '../transfer/present.ts';
import { attemptOf } from './attempts.ts';
import { legalEntitiesOf } from './legal-entities.ts';
import { sentBackOf } from './refunds.ts';
import { usableCardsOf } from './saved-cards.ts';
import { topUpLimits } from './top-up.ts';
import { isOpen } from './settle.ts';
import type { PaymentRow } from './tables.ts';
import { openStatuses, payments } from './tables.ts';

const failures = {
  declined: { en: 'Payment failed', ru: 'Оплата не прошла' },
  timeout: {
    en: 'Unable to reach the bank. Consider using a different card',
    ru: 'Не удалось связаться с банком. Попробуйте другую карту',
  },
  expired: { en: 'The payment page has expired', ru: 'Страница оплаты устарела' },
};
const topUpLabel = { en: 'Top-up', ru: 'Пополнение баланса' };
const latest = 20;

/** The text for a customer of each kind of transaction that changes their balance. */
const movementKinds: Record<Movement['kind'], BalanceMovement['kind']> = {
  top_up: 'top_up',
  payment: 'payment',
  refund: 'refund',
  returned: 'refund',
  chargeback: 'correction',
  fee: 'correction',
  correction: 'correction',
};

/** A payment as its owner sees it. */
export async function presentPayment(context: Context, row: PaymentRow, language: Language): Promise<Payment> {
  const { db } = context;
  const attempt = await attemptOf(db, row);
  const { amountCents: refunded } = await sentBackOf(db, row.id, row.status === 'paid' ? 'refund' : 'returned');
  const crypto =
    attempt?.provider === 'chain' && attempt.providerRef ? await presentCoins(context, attempt.providerRef) : null;
  const { lines, ordered, url } =
    row.purchaseId === null ? noPurchase : await purchaseOf(db, row.purchaseId, row.serviceId);
  const own = { label: topUpLabel, count: 1, months: 0, kind: 'tariff' as const };
  return {
    ref: row.ref,
    purpose: row.purpose,
    status: crypto?.state === 'underpaid' && row.status === 'awaiting' ? 'underpaid' : row.status,
    method: row.method,
    total: toLedger(row.amountCurrencyCents, row.currency),
    total_eur: { amount: formatCents(row.amountCents), currency: 'EUR' },
    lines:
      row.purpose === 'top_up'
        ? [presentLine({ ...own, amountCurrencyCents: row.amountCurrencyCents }, row.currency, language)]
        : lines.map((line) => presentLine(line, row.currency, language)),
    orders: ordered.map(({ id, name, state }) => ({ id, name, status: state })),
    order_url: url,
    created: row.createdAt.toISOString(),
    // A failed payment may be tried again until then.
    expires: isOpen(row) ? (row.expiresAt?.toISOString() ?? null) : null,
    redirect_url: row.status === 'awaiting' && attempt?.state === 'open' ? attempt.redirectUrl : null,
    crypto,
    transfer: attempt?.provider === 'transfer' ? await presentTransfer(context, row, attempt) : null,
    is_opening: row.status === 'awaiting' && attempt?.state === 'opening',
    refunded: refunded > 0 ? toLedger(refunded, row.currency) : null,
    invoice: await invoiceNumberOf(db, row.id),
    error: row.status === 'failed' && row.failure !== null ? failures[row.failure][language] : null,
  };
}

const noPurchase = { lines: [], ordered: [], url: null };

/** @param renewed the service that it renews, null for an order of new ones */
async function purchaseOf(db: Db, purchaseId: number, renewed: number | null) {
  const isOrdered = renewed === null ? eq(services.purchaseId, purchaseId) : eq(services.id, renewed);
  const [lines, ordered, [purchase]] = await Promise.all([
    db
      .select()
      .from(purchaseLines)
      .where(eq(purchaseLines.purchaseId, purchaseId))
      .orderBy(asc(purchaseLines.position)),
    db.select().from(services).where(isOrdered).orderBy(asc(services.id)),
    db.select().from(purchases).where(eq(purchases.id, purchaseId)),
  ]);
  const isOrder = purchase && renewed === null;
  return { lines, ordered, url: isOrder ? orderAddress(await catalogueOf(db), purchase, ordered) : null };
}

/** Balance of an account with its latest transactions. */
export async function presentFinance(
  context: Context,
  accountId: number,
  country: string | null,
  language: Language,
): Promise<Finance> {
  const { clock, db } = context;
  const [balance, overdraft, entities, cards, movements, open] = await Promise.all([
    balanceOf(db, accountId),
    overdraftOf(db, accountId),
    legalEntitiesOf(db, accountId),
    usableCardsOf(context, accountId),
    movementsWithRefs(db, accountId),
    openPaymentsOf(db, accountId),
  ]);
  return {
    balance: toLedger(balance, 'EUR'),
    overdraft: overdraftLeft(overdraft, balance),
    tax: taxFor(country, clock.now().toISOString()),
    legal_entities: entities,
    saved_cards: cards,
    top_up: topUpLimits,
    movements: movements.map(({ ref, ...movement }) => ({
      id: movement.id,
      created: movement.createdAt.toISOString(),
      kind: movementKinds[movement.kind],
      amount: toLedger(movement.amountCents, 'EUR'),
      description: movement.description[language],
      payment_object_ref: ref,
    })),
    open_payments: open,
  };
}

async function openPaymentsOf(db: Db, accountId: number): Promise<OpenPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), inArray(payments.status, openStatuses)))
    .orderBy(desc(payments.id))
    .limit(latest);
  return rows.map((row) => ({
    ref: row.ref,
    purpose: row.purpose,
    status: row.status,
    total: toLedger(row.amountCurrencyCents, row.currency),
    created: row.createdAt.toISOString(),
    expires: row.expiresAt?.toISOString() ?? null,
  }));
}

async function movementsWithRefs(db: Db, accountId: number) {
  const movements = await movementsOf(db, accountId, latest);
  const ids = movements.flatMap(({ paymentId }) => paymentId ?? []);
  const rows = await db.select({ id: payments.id, ref: payments.ref }).from(payments).where(inArray(payments.id, ids));
  const refs = new Map(rows.map(({ id, ref }) => [id, ref]));
  return movements.map((movement) => ({ ...movement, ref: refs.get(movement.paymentId ?? 0) ?? null }));
}
