import { defineMessage } from '@formatjs/intl';
import { and, asc, eq, inArray, isNotNull } from '../../platform/db/drizzle.ts';
import { movementsOf } from '../ledger/movements.ts';
import type { Obstacle, PersonalData } from '../../platform/index.ts';
import { balanceOf, lockOpenAccount } from './balance.ts';
import { releasePayment } from './attempts/expire.ts';
import { legalEntitiesOf } from './legal-entities.ts';
import { queueForgetting } from './saved-cards.ts';
import { paymentAttempts, payments, savedCards } from './tables.ts';

const positive: Obstacle = {
  code: 'positive_balance',
  message: defineMessage({
    id: 'billing.deletion.positive',
    defaultMessage: 'You still have money on your balance. Spend it or ask support for a refund.',
  }),
};
const negative: Obstacle = {
  code: 'negative_balance',
  message: defineMessage({
    id: 'billing.deletion.negative',
    defaultMessage: 'Your balance is negative. Pay the amount due first.',
  }),
};
const pending: Obstacle = {
  code: 'pending_payment',
  message: defineMessage({
    id: 'billing.deletion.pending',
    defaultMessage: 'A payment is still being processed. Wait until it’s complete.',
  }),
};

/** Payments and the balance: kept as accounting law requires; unpaid payments are cancelled. */
export const paymentsPersonalData: PersonalData = {
  copy: async (db, { accountId }) => ({
    payments: await db
      .select({
        ref: payments.ref,
        purpose: payments.purpose,
        method: payments.method,
        status: payments.status,
        amount_eur_cents: payments.amountCents,
        currency: payments.currency,
        rate: payments.rate,
        amount_currency_cents: payments.amountCurrencyCents,
        created: payments.createdAt,
        paid: payments.paidAt,
      })
      .from(payments)
      .where(eq(payments.accountId, accountId))
      .orderBy(asc(payments.id)),
    payers: await legalEntitiesOf(db, accountId),
    saved_cards: await db
      .select({
        id: savedCards.id,
        brand: savedCards.brand,
        last4: savedCards.last4,
        exp_month: savedCards.expMonth,
        exp_year: savedCards.expYear,
        is_default: savedCards.isDefault,
      })
      .from(savedCards)
      .where(eq(savedCards.accountId, accountId))
      .orderBy(asc(savedCards.id)),
    balance_movements: (await movementsOf(db, accountId))
      .toReversed()
      .map(({ kind, amountCents, description, createdAt }) => ({
        kind,
        amount_eur_cents: amountCents,
        description,
        created: createdAt,
      })),
  }),
  lock: async (tx, accountId) => {
    await lockOpenAccount(tx, accountId);
  },
  obstacles: async (db, { accountId }) => {
    const balance = await balanceOf(db, accountId);
    const open = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.accountId, accountId), eq(payments.status, 'pending')));
    return [
      ...(balance > 0 ? [positive] : []),
      ...(balance < 0 ? [negative] : []),
      ...(open.length > 0 ? [pending] : []),
    ];
  },
  isInvoiced: async (db, { accountId }) =>
    (await db.$count(payments, and(eq(payments.accountId, accountId), isNotNull(payments.paidAt)))) > 0,
  erase: async (tx, { accountId }, context) => {
    const open = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.accountId, accountId), inArray(payments.status, ['awaiting', 'failed'])))
      .for('update');
    for (const payment of open) await releasePayment(context, tx, payment);
    const cards = await tx.delete(savedCards).where(eq(savedCards.accountId, accountId)).returning();
    for (const card of cards) await queueForgetting(context, tx, card);
    const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.accountId, accountId));
    await tx.update(paymentAttempts).set({ cardToken: null }).where(inArray(paymentAttempts.paymentId, own));
  },
};
