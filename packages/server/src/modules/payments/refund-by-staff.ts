import { parseLedger } from '@hoster/domain';
import { randomText } from '../../secrets.ts';
import type { Context } from '../../context.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import { attemptOf } from './attempts.ts';
import { lockAccount } from './balance.ts';
import { providerNamed } from './providers.ts';
import { NotRefundable, refundPayment } from './refund-payment.ts';
import { lockPayment } from './settle.ts';
import type { PaymentRow } from './tables.ts';

const texts = {
  notPaid: { en: 'Only a paid payment can be refunded.', ru: 'Вернуть можно только полученный платёж.' },
  noMethod: {
    en: 'This payment can’t go back to its method. Refund it to the balance.',
    ru: 'Этот платёж нельзя вернуть тем же способом. Верните его на баланс.',
  },
  tooMuch: { en: 'That’s more than is left of this payment.', ru: 'Это больше, чем осталось от платежа.' },
};

/**
 * Sends a part of a payment back to where it came from.
 * @param amount decimal text in the payment's currency
 * @throws AppError 409 for a payment that isn't paid or can't go back, FieldError for more than is left
 */
export async function refundByStaff(context: Context, known: PaymentRow, amount: string): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      await lockAccount(tx, known.accountId);
      const payment = await lockPayment(tx, known.ref);
      if (payment?.status !== 'paid') throw new AppError({ status: 409, code: 'not_paid', detail: texts.notPaid });
      const attempt = await attemptOf(tx, payment);
      if (!attempt || !providerNamed(context, attempt.provider).sendsBack) {
        throw new AppError({ status: 409, code: 'not_refundable', detail: texts.noMethod });
      }
      const amountCents = parseLedger({ amount, currency: payment.currency });
      await refundPayment(context, tx, payment, { attempt, ref: `staff:${randomText(24)}`, amountCents });
    });
  } catch (error) {
    if (error instanceof NotRefundable) throw new FieldError({ amount: [texts.tooMuch] });
    throw error;
  }
}
