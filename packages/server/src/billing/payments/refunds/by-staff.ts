import { defineMessages } from '@formatjs/intl';
import type { PaymentRefund } from '@hoster/contract';
import { parseLedger } from '@hoster/domain';
import { type Context, randomText } from '../../../platform/index.ts';
import { AppError, FieldError } from '../../../platform/http/index.ts';
import { attemptOf } from '../attempts/attempts.ts';
import { lockBillingAccount } from '../balance.ts';
import { providersOf } from '../providers.ts';
import { NotRefundable, refundPayment } from './refund.ts';
import { earlierRefund } from './queue.ts';
import { lockPayment } from '../attempts/settle.ts';
import type { PaymentRow } from '../tables.ts';

const texts = defineMessages({
  notPaid: { id: 'billing.refund.not-paid', defaultMessage: 'Only a paid payment can be refunded.' },
  noMethod: {
    id: 'billing.refund.no-method',
    defaultMessage: 'This payment can’t go back to its method. Refund it to the balance.',
  },
  tooMuch: { id: 'billing.refund.too-much', defaultMessage: 'That’s more than is left of this payment.' },
  reused: {
    id: 'billing.refund.reused',
    defaultMessage: 'This refund has already been made with another amount. Reload the page and try again.',
  },
});

/**
 * Refunds part of a payment: to where it came from, or to the balance.
 * @param key the request's `Idempotency-Key`: the same one refunds once
 * @throws AppError 409 for a payment that isn't paid or can't be refunded, or a key of another refund; FieldError for
 *   more than is left
 */
export async function refundByStaff(
  context: Context,
  known: PaymentRow,
  { amount, to }: PaymentRefund,
  key: string | null,
): Promise<void> {
  const ref = `staff:${known.id}:${key ?? randomText(24)}`;
  const amountCents = parseLedger({ amount, currency: known.currency });
  try {
    await context.db.transaction(async (tx) => {
      // Customers with deleted accounts get refunds too.
      await lockBillingAccount(tx, known.accountId);
      const payment = await lockPayment(tx, known.ref);
      const earlier = await earlierRefund(tx, ref);
      const isSame = earlier?.amountCents === amountCents && (earlier.attemptId === null) === (to === 'balance');
      if (isSame) return;
      if (earlier) throw new AppError({ status: 409, code: 'idempotency_key_reused', detail: texts.reused });
      if (payment?.status !== 'paid') throw new AppError({ status: 409, code: 'not_paid', detail: texts.notPaid });
      const attempt = to === 'balance' ? null : await attemptOf(tx, payment);
      const provider = providersOf(context).find(({ name }) => name === attempt?.provider);
      if (to === 'method' && !provider?.sendsBack) {
        throw new AppError({ status: 409, code: 'not_refundable', detail: texts.noMethod });
      }
      await refundPayment(context, tx, payment, { attempt, ref, amountCents });
    });
  } catch (error) {
    if (error instanceof NotRefundable) throw new FieldError({ amount: [texts.tooMuch] });
    throw error;
  }
}
