import { localizePath } from '@hoster/domain';
import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import type { CurrencyCode } from '@hoster/contract';
import { wantsEmail } from '../../live/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { successUrl } from '../payments/payment-address.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { pageLink, sendEmail, type Recipient } from './send.ts';

const creditedTexts = defineMessages({
  underpaid: {
    id: 'billing.email.credited.underpaid',
    defaultMessage:
      'We received less than the amount due, so the payment couldn’t be completed. We’ve added {amount} to your balance.',
  },
  overpaid: {
    id: 'billing.email.credited.overpaid',
    defaultMessage: 'You sent more than the amount due. We’ve added the surplus of {amount} to your balance.',
  },
  late: {
    id: 'billing.email.credited.late',
    defaultMessage:
      'We received a payment for something that’s already paid, cancelled or expired, so we’ve added {amount} to your balance.',
  },
  return_refused: {
    id: 'billing.email.credited.return-refused',
    defaultMessage:
      'We couldn’t refund the card or account that you paid with, so we’ve added {amount} to your balance.',
  },
});

const refundedTexts = defineMessages({
  method: {
    id: 'billing.email.refunded.method',
    defaultMessage: 'We’ve refunded {amount} to the card or account that you paid with.',
  },
  balance: { id: 'billing.email.refunded.balance', defaultMessage: 'We’ve refunded {amount} to your balance.' },
});

const texts = defineMessages({
  paidSubject: { id: 'billing.email.paid-subject', defaultMessage: 'Payment of {amount} received' },
  paid: { id: 'billing.email.paid', defaultMessage: 'We have received your payment of {amount}. Thank you.' },
  invoice: { id: 'billing.email.invoice', defaultMessage: 'Invoice {number} is attached.' },
  paidNext: {
    id: 'billing.email.paid-next',
    defaultMessage: 'We’re setting up your order and will email you when it’s ready.',
  },
  topUpNext: { id: 'billing.email.top-up-next', defaultMessage: 'We’ve added {amount} to your balance.' },
  returnedSubject: { id: 'billing.email.returned-subject', defaultMessage: 'We’re returning your payment of {amount}' },
  returned: {
    id: 'billing.email.returned',
    defaultMessage:
      'We received a payment of {amount} for an order that’s already paid or cancelled. We’re returning it to the card or account that it came from.',
  },
  returnedNext: {
    id: 'billing.email.returned-next',
    defaultMessage: 'You don’t need to do anything. Your bank may take a few days to show it.',
  },
  creditedSubject: { id: 'billing.email.credited-subject', defaultMessage: 'We’ve added {amount} to your balance' },
  refundedSubject: { id: 'billing.email.refunded-subject', defaultMessage: 'Refund of {amount}' },
  creditNote: { id: 'billing.email.credit-note', defaultMessage: 'Credit note {number} is attached.' },
  refusedSubject: { id: 'billing.email.refused-subject', defaultMessage: '{amount} refunded to your balance' },
  chargedBackSubject: { id: 'billing.email.charged-back-subject', defaultMessage: 'Payment of {amount} charged back' },
  chargedBack: {
    id: 'billing.email.charged-back',
    defaultMessage:
      'You, or your bank, have disputed a payment, and we had to return {amount}. If you didn’t mean to dispute it, contact support.',
  },
  failedSubject: { id: 'billing.email.failed-subject', defaultMessage: 'Payment failed' },
  declined: {
    id: 'billing.email.declined',
    defaultMessage: 'Your bank declined the payment. You haven’t been charged.',
  },
  timeout: {
    id: 'billing.email.timeout',
    defaultMessage: 'Unable to reach the bank. Consider using a different card. You haven’t been charged.',
  },
  expired: { id: 'billing.email.expired', defaultMessage: 'The payment page has expired. You haven’t been charged.' },
  failedNext: { id: 'billing.email.failed-next', defaultMessage: 'Try again or choose another payment method:' },
});

/** Email that confirms a payment. `balanceCents`: what a top-up adds to the balance, in EUR cents; null for an order. */
export async function mailPaid(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number; balanceCents: number | null; invoice: string | null },
): Promise<void> {
  if (!(await wantsEmail(tx, to.userId, 'payment_received'))) return;
  const t = translator(to.language);
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  const { balanceCents } = payment;
  const next =
    balanceCents === null
      ? t(texts.paidNext)
      : t(texts.topUpNext, { amount: spokenAmount(balanceCents, 'EUR', to.language) });
  const attached = payment.invoice === null ? [] : [t(texts.invoice, { number: payment.invoice })];
  await sendEmail(
    tx,
    to,
    balanceCents === null ? 'payment-received' : 'top-up-received',
    t(texts.paidSubject, { amount }),
    [t(texts.paid, { amount }), ...attached, next],
    payment.invoice,
  );
}

/** Email about money that arrived twice or too late, and is refunded. */
export async function mailReturned(
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number },
): Promise<void> {
  const t = translator(to.language);
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  await sendEmail(tx, to, 'payment-returned', t(texts.returnedSubject, { amount }), [
    t(texts.returned, { amount }),
    t(texts.returnedNext),
  ]);
}

/** Email about money that was added to the balance, and why. */
export async function mailCredited(
  context: Context,
  tx: Db,
  to: Recipient,
  { reason, euroCents }: { reason: 'underpaid' | 'overpaid' | 'late' | 'return_refused'; euroCents: number },
): Promise<void> {
  const t = translator(to.language);
  const amount = spokenAmount(euroCents, 'EUR', to.language);
  const isRefused = reason === 'return_refused';
  const kind = isRefused ? 'refund-to-balance' : 'payment-credited';
  const subject = isRefused ? texts.refusedSubject : texts.creditedSubject;
  await sendEmail(tx, to, kind, t(subject, { amount }), [
    t(creditedTexts[reason], { amount }),
    pageLink(context, '/my/billing/'),
  ]);
}

/** Email about a refund; `creditNote` is the number of its document, which is attached. */
export async function mailRefunded(
  tx: Db,
  to: Recipient,
  refund: { currency: CurrencyCode; totalCents: number; creditNote: string | null; to: 'method' | 'balance' },
): Promise<void> {
  const t = translator(to.language);
  const amount = spokenAmount(refund.totalCents, refund.currency, to.language);
  const parts = [
    t(refundedTexts[refund.to], { amount }),
    ...(refund.creditNote === null ? [] : [t(texts.creditNote, { number: refund.creditNote })]),
    ...(refund.to === 'method' ? [t(texts.returnedNext)] : []),
  ];
  await sendEmail(tx, to, 'payment-refunded', t(texts.refundedSubject, { amount }), parts, refund.creditNote);
}

/** Email about a payment that the customer’s bank has charged back. */
export async function mailChargedBack(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number },
): Promise<void> {
  const t = translator(to.language);
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  await sendEmail(tx, to, 'payment-charged-back', t(texts.chargedBackSubject, { amount }), [
    t(texts.chargedBack, { amount }),
    pageLink(context, localizePath('/contacts/', to.language)),
  ]);
}

/** Email about a failed payment, with a link to retry. */
export async function mailPaymentFailed(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { ref: string; failure: 'declined' | 'timeout' | 'expired' },
): Promise<void> {
  if (!(await wantsEmail(tx, to.userId, 'payment_failed'))) return;
  const t = translator(to.language);
  await sendEmail(tx, to, 'payment-failed', t(texts.failedSubject), [
    t(texts[payment.failure]),
    `${t(texts.failedNext)}\n${pageLink(context, successUrl(payment.ref))}`,
  ]);
}
