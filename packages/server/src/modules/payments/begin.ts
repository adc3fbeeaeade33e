import { eq } from 'drizzle-orm';
import type { PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { chargeKeptCard, openBankPayment, withdrawBankPayment } from '../bank/gateway.ts';
import { orderTexts } from '../orders/texts.ts';
import { spend } from './balance.ts';
import { newPaymentRef, successUrl } from './ref.ts';
import { cardTokenOf } from './saved-cards.ts';
import { settle, type PaymentRow } from './settle.ts';
import { payments } from './tables.ts';

/** How long an order waits for its money. */
const lifeMilliseconds = 24 * 60 * 60 * 1000;

/** Stores a demand for money under a name of its own; it is yet to be begun. */
export async function storePayment(
  tx: Db,
  now: Date,
  demand: Omit<typeof payments.$inferInsert, 'ref' | 'expiresAt'>,
): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({ ...demand, ref: newPaymentRef(), expiresAt: new Date(now.getTime() + lifeMilliseconds) })
    .returning();
  if (!payment) throw new Error('The payment was stored and is not there.');
  return payment;
}

/**
 * Begins a payment, or another try of it: from the balance at once, otherwise at the bank. What costs nothing is paid
 * as it is.
 * @throws FieldError when the balance does not suffice; the caller's transaction is undone
 */
export async function beginPayment(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  method: PaymentMethodSlug,
  options: { useOverdraft?: boolean; savedCardId?: number | null; description: string },
): Promise<void> {
  if (payment.bankPaymentId !== null) await withdrawBankPayment(tx, payment.bankPaymentId);
  const attempt = payment.attempt + 1;
  const begun: PaymentRow = { ...payment, method, attempt };
  if (payment.amountCents === 0 || method === 'balance') {
    await tx
      .update(payments)
      .set({ method, attempt, bankPaymentId: null, failure: null })
      .where(eq(payments.id, payment.id));
    if (payment.amountCents > 0) await takeFromBalance(tx, begun, options.useOverdraft ?? false);
    await settle(context, tx, begun);
    return;
  }
  const request = {
    merchantRef: payment.ref,
    method,
    amountCents: payment.amountCurrencyCents,
    currency: payment.currency,
    language: payment.language,
    description: options.description,
    returnUrl: successUrl(payment.ref),
    keepCard: method === 'card' && payment.saveCard,
  };
  const savedCardId = options.savedCardId ?? null;
  const token = savedCardId === null ? undefined : await cardTokenOf(tx, payment.accountId, savedCardId);
  const bankPaymentId = await (token ? chargeKeptCard(context, tx, token, request) : openBankPayment(tx, request));
  const status = token ? 'pending' : 'awaiting';
  await tx
    .update(payments)
    .set({ method, attempt, bankPaymentId, savedCardId, status, failure: null })
    .where(eq(payments.id, payment.id));
  if (attempt === 1 && payment.expiresAt) {
    const jobs = await jobsOf(context);
    const { id, expiresAt } = payment;
    await jobs.enqueue(tx, 'payment.expire', { paymentId: id }, { key: String(id), startAfter: expiresAt });
  }
}

async function takeFromBalance(tx: Db, payment: PaymentRow, useOverdraft: boolean): Promise<void> {
  const taken = await spend(
    tx,
    {
      accountId: payment.accountId,
      amountCents: -payment.amountCents,
      kind: 'payment',
      counterAccount: 'revenue',
      reference: `payment:${payment.id}`,
      paymentId: payment.id,
      description: { en: 'Order', ru: 'Заказ' },
    },
    useOverdraft,
  );
  if (!taken) throw new FieldError({ payment_method: [orderTexts.balance] });
}
