import type { OrderCreated, PaymentRetry } from '@hoster/contract';
import { toLedger, type Visitor } from '@hoster/domain';
import { eq } from '../../db/drizzle.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { once, type Repeatable } from '../orders/idempotency.ts';
import { services } from '../orders/tables.ts';
import { orderTexts } from '../orders/texts.ts';
import { checkUnpaid } from '../orders/unpaid.ts';
import { attemptOf, withdrawAttempt } from './attempts.ts';
import { balanceOf, lockAccount } from './balance.ts';
import { beginPayment, takerOf, type Way } from './begin.ts';
import { methodErrors } from './methods.ts';
import { within } from './patience.ts';
import { queueWithdrawal } from './queue.ts';
import { successUrl } from './ref.ts';
import { isOpen, lockPayment } from './settle.ts';
import type { AttemptRow, PaymentRow } from './tables.ts';

/** How long another try waits until the earlier one is closed, in milliseconds. */
const WITHDRAW_MS = 1_500;

const notRepeatable = {
  en: 'This payment can’t be retried.',
  ru: 'Эту оплату нельзя повторить.',
};

/**
 * Tries an open payment again, perhaps another way. What can't be tried leaves the earlier try as it is.
 * @throws FieldError for a way that can't be taken, AppError 409 for a payment that isn't open, that a provider works on,
 *   or that somebody else tries again at the same moment
 */
export async function retryPayment(
  context: Context,
  own: PaymentRow,
  body: z.output<typeof PaymentRetry>,
  by: { visitor: Visitor; repeatable: Repeatable },
): Promise<void> {
  const { db } = context;
  await once(db, by.repeatable, async (keep) => {
    const way: Way = { method: body.payment_method, asset: body.crypto, savedCardId: body.saved_card };
    checkRepeatable(own, way);
    await checkWay(context, own, way, by.visitor);
    await closeEarlierTry(context, own);
    return db.transaction(async (tx) => {
      await lockAccount(tx, own.accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const payment = await lockPayment(tx, own.ref);
      checkRepeatable(payment, way);
      // Another try has begun since this one was looked at, and may be paid.
      if (payment.attempt !== own.attempt) throw isPending();
      if (payment.purpose === 'purchase' && way.method !== 'balance') {
        await checkUnpaid(tx, own.accountId, payment.id);
      }
      await beginPayment(context, tx, payment, { ...way, description: await descriptionOf(tx, payment) });
      const answer: OrderCreated = {
        success_url: successUrl(own.ref),
        payment_object_ref: own.ref,
        order_ids: [],
        total: toLedger(own.amountCurrencyCents, own.currency),
      };
      await keep.answer(tx, answer);
      return answer;
    });
  });
}

const isPending = (): AppError =>
  new AppError({ status: 409, code: 'payment_pending', detail: orderTexts.paymentPending });

/** A top-up can't be paid from the balance. */
function checkRepeatable(payment: PaymentRow | undefined, { method }: Way): asserts payment is PaymentRow {
  if (payment && isOpen(payment) && !(method === 'balance' && payment.purpose === 'top_up')) return;
  throw new AppError({ status: 409, code: 'not_repeatable', detail: notRepeatable });
}

async function checkWay(context: Context, own: PaymentRow, way: Way, visitor: Visitor): Promise<void> {
  const asked = { payment_method: way.method, currency: own.currency, totalCents: own.amountCents };
  const errors = methodErrors(context, await catalogueOf(context.db), visitor, asked);
  if (errors.payment_method) throw new FieldError({ payment_method: errors.payment_method });
  if (way.method !== 'balance') await takerOf(context, context.db, own, way);
  else if ((await balanceOf(context.db, own.accountId)) < own.amountCents) {
    throw new FieldError({ payment_method: [orderTexts.balance] });
  }
}

/**
 * One attempt is open at a time: the one before can't be paid once the next one starts.
 * @throws AppError 409 while a provider works on it
 */
async function closeEarlierTry(context: Context, own: PaymentRow): Promise<void> {
  const earlier = await attemptOf(context.db, own);
  if (!earlier) return;
  const isFree = own.status !== 'pending' && (await isWithdrawn(context, earlier));
  // A failed attempt is final, and its result is stored.
  if (!isFree && own.status !== 'failed' && (own.status === 'pending' || earlier.method !== 'crypto'))
    throw isPending();
}

/** A provider that is away can't keep an order from being paid another way: what still comes by it goes back. */
async function isWithdrawn(context: Context, { id, cardToken }: AttemptRow): Promise<boolean> {
  try {
    return await within(WITHDRAW_MS, withdrawAttempt(context, id));
  } catch (error) {
    context.log.warn({ err: error, attempt: id }, 'An earlier try could not be withdrawn yet');
    await queueWithdrawal(context, context.db, id);
    return cardToken === null;
  }
}

async function descriptionOf(tx: Db, { purchaseId, serviceId, language }: PaymentRow): Promise<string> {
  if (purchaseId === null) return language === 'ru' ? 'Пополнение баланса' : 'Balance top-up';
  const rows = await tx
    .select({ name: services.name })
    .from(services)
    .where(serviceId === null ? eq(services.purchaseId, purchaseId) : eq(services.id, serviceId))
    .orderBy(services.id);
  return rows.map(({ name }) => name).join(', ');
}
