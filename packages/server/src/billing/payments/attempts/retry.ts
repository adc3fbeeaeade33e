import { defineMessage } from '@formatjs/intl';
import { translate } from '../../../i18n/translate.ts';
import type { OrderCreated, PaymentRetry } from '@hoster/contract';
import { toLedger, type Visitor } from '@hoster/domain';
import type { z } from 'zod';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, FieldError } from '../../../platform/http/index.ts';
import { catalogueOf } from '../../../catalogue/index.ts';
import { idempotently, type Repeatable } from '../idempotency.ts';
import { paymentTexts } from '../texts.ts';
import { checkUnpaid } from '../unpaid.ts';
import { attemptOf, withdrawAttempt } from './attempts.ts';
import { balanceOf, lockOpenAccount } from '../balance.ts';
import { beginPayment, findProvider, type PaymentChoice } from './begin.ts';
import { methodErrors } from '../methods.ts';
import { within } from '../provider.ts';
import { queueWithdrawal } from './withdrawal.ts';
import { successUrl } from '../payment-address.ts';
import { isOpen, lockPayment } from './settle.ts';
import type { Acceptance } from '../subject.ts';
import type { AttemptRow, PaymentRow } from '../tables.ts';

/** Description of a top-up at the bank. */
export const topUpDescription = defineMessage({
  id: 'billing.top-up',
  defaultMessage: 'Balance top-up',
  description: 'What a bank shows: money for the balance',
});

/** How long a retry waits until the earlier attempt is closed, in milliseconds. */
const WITHDRAW_MS = 1_500;

const notRetryable = defineMessage({
  id: 'billing.retry.not-repeatable',
  defaultMessage: 'This payment can’t be retried.',
  description: 'Payment that is tried again',
});

/**
 * Retries an open payment, optionally with another method. A retry that isn't possible leaves the earlier attempt
 * unchanged.
 * @throws FieldError for a method that isn't available, AppError 409 for a payment that isn't open, that a provider is
 *   processing, or that another request retries concurrently
 */
export async function retryPayment(
  context: Context,
  own: PaymentRow,
  body: z.output<typeof PaymentRetry>,
  caller: { visitor: Visitor; repeatable: Repeatable; accepts: Omit<Acceptance, 'version'> },
): Promise<void> {
  const { db, paymentSubject } = context;
  await idempotently(db, caller.repeatable, async (keep) => {
    const choice: PaymentChoice = { method: body.payment_method, asset: body.crypto, savedCardId: body.saved_card };
    checkRetryable(own, choice);
    const version = await paymentSubject.termsToAccept(context, db, own);
    if (version !== null && body.terms_version !== version) {
      throw new FieldError({ accept_terms: [paymentTexts.acceptTerms] });
    }
    await checkChoice(context, own, choice, caller.visitor);
    await closeEarlierAttempt(context, own);
    return db.transaction(async (tx) => {
      await lockOpenAccount(tx, own.accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const payment = await lockPayment(tx, own.ref);
      checkRetryable(payment, choice);
      // Another attempt has started since this one was read, and may be paid.
      if (payment.attemptCount !== own.attemptCount) throw isPending();
      if (payment.purpose === 'purchase' && choice.method !== 'balance') {
        await checkUnpaid(tx, own.accountId, payment.id);
      }
      if (version !== null) await paymentSubject.acceptTerms(tx, payment, { ...caller.accepts, version });
      await beginPayment(context, tx, payment, { ...choice, description: await descriptionOf(context, tx, payment) });
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
  new AppError({ status: 409, code: 'payment_pending', detail: paymentTexts.paymentPending });

/** A top-up can't be paid from the balance, and a check of a card is started anew. */
function checkRetryable(payment: PaymentRow | undefined, { method }: PaymentChoice): asserts payment is PaymentRow {
  const canRetry = payment?.purpose !== 'card' && !(method === 'balance' && payment?.purpose === 'top_up');
  if (payment && isOpen(payment) && canRetry) return;
  throw new AppError({ status: 409, code: 'not_repeatable', detail: notRetryable });
}

async function checkChoice(context: Context, own: PaymentRow, choice: PaymentChoice, visitor: Visitor): Promise<void> {
  const asked = { payment_method: choice.method, currency: own.currency, totalCents: own.amountCents };
  const errors = methodErrors(context, await catalogueOf(context.db), visitor, asked);
  if (errors.payment_method) throw new FieldError({ payment_method: errors.payment_method });
  if (choice.method !== 'balance') await findProvider(context, context.db, own, choice);
  else if ((await balanceOf(context.db, own.accountId)) < own.amountCents) {
    throw new FieldError({ payment_method: [paymentTexts.balance] });
  }
}

/**
 * One attempt is open at a time: the previous one can't be paid once the next one starts.
 * @throws AppError 409 while a provider is processing it
 */
async function closeEarlierAttempt(context: Context, own: PaymentRow): Promise<void> {
  const earlier = await attemptOf(context.db, own);
  if (!earlier) return;
  const isFree = own.status !== 'pending' && (await tryWithdraw(context, earlier));
  // A failed attempt is final, and its result is stored.
  if (!isFree && own.status !== 'failed' && (own.status === 'pending' || earlier.method !== 'crypto'))
    throw isPending();
}

/**
 * Withdraws an attempt, or queues that. A provider that is down must not block paying an order with another method: money that still arrives by it is
 * refunded.
 */
async function tryWithdraw(context: Context, { id, cardToken }: AttemptRow): Promise<boolean> {
  try {
    return await within(WITHDRAW_MS, withdrawAttempt(context, id));
  } catch (error) {
    context.log.warn({ err: error, attempt: id }, 'An earlier attempt could not be withdrawn yet');
    await queueWithdrawal(context, context.db, id);
    return cardToken === null;
  }
}

async function descriptionOf({ paymentSubject }: Context, tx: Db, payment: PaymentRow): Promise<string> {
  if (payment.purchaseId === null) return translate(payment.language, topUpDescription);
  return (await paymentSubject.services(tx, payment)).map(({ name }) => name).join(', ');
}
