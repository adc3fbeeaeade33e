import type { PaymentRefund } from '@hoster/contract';
import { parseLedger } from '@hoster/domain';
import { randomText } from '../../secrets.ts';
import type { Context } from '../../context.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import { attemptOf } from './attempts.ts';
import { queueOnAccount } from './balance.ts';
import { providersOf } from './providers.ts';
import { NotRefundable, refundPayment } from './refund-payment.ts';
import { earlierRefund } from './refunds.ts';
import { lockPayment } from './settle.ts';
import type { PaymentRow } from './tables.ts';

const texts = {
  notPaid: { en: 'Only a paid payment can be refunded.', ru: 'Вернуть можно только полученный платёж.' },
  noMethod: {
    en: 'This payment can’t go back to its method. Refund it to the balance.',
    ru: 'Этот платёж нельзя вернуть тем же способом. Верните его на баланс.',
  },
  tooMuch: { en: 'That’s more than is left of this payment.', ru: 'Это больше, чем осталось от платежа.' },
  reused: {
    en: 'This refund has already been made with another amount. Reload the page and try again.',
    ru: 'Этот возврат уже сделан на другую сумму. Обновите страницу и попробуйте ещё раз.',
  },
};

/**
 * Pays a part of a payment back: to where it came from, or to the balance.
 * @param key the request's `Idempotency-Key`: the same one pays back once
 * @throws AppError 409 for a payment that isn't paid or can't go back, or a key of another refund; FieldError for more
 *   than is left
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
      // Those who have left get their money back too.
      await queueOnAccount(tx, known.accountId);
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
