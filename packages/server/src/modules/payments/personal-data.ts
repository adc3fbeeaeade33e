import { and, asc, eq, inArray } from '../../db/drizzle.ts';
import { movementsOf } from '../ledger/movements.ts';
import type { Obstacle, PersonalData } from '../module.ts';
import { balanceOf } from './balance.ts';
import { abandonPayment } from './expire.ts';
import { legalEntitiesOf } from './legal-entities.ts';
import { queueForgetting } from './queue.ts';
import { paymentAttempts, payments, savedCards } from './tables.ts';

const positive: Obstacle = {
  code: 'positive_balance',
  message: {
    en: 'You still have money on your balance. Spend it or ask support for a refund.',
    ru: 'На балансе есть деньги. Потратьте их или запросите возврат в поддержке.',
  },
};
const negative: Obstacle = {
  code: 'negative_balance',
  message: {
    en: 'Your balance is negative. Pay the amount due first.',
    ru: 'Баланс отрицательный. Сначала погасите задолженность.',
  },
};
const pending: Obstacle = {
  code: 'pending_payment',
  message: {
    en: 'A payment is still being processed. Wait until it’s complete.',
    ru: 'Платёж ещё обрабатывается. Дождитесь его завершения.',
  },
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
  erase: async (tx, { accountId }, context) => {
    const open = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.accountId, accountId), inArray(payments.status, ['awaiting', 'failed'])))
      .for('update');
    for (const payment of open) await abandonPayment(context, tx, payment);
    const cards = await tx.delete(savedCards).where(eq(savedCards.accountId, accountId)).returning();
    for (const card of cards) await queueForgetting(context, tx, card);
    const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.accountId, accountId));
    await tx.update(paymentAttempts).set({ cardToken: null }).where(inArray(paymentAttempts.paymentId, own));
  },
};
