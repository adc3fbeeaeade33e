import { defineMessages } from '@formatjs/intl';
import { type MailSamples, type SampleScene, written } from '../platform/mail/index.ts';
import {
  mailChargedBack,
  mailCredited,
  mailPaid,
  mailPaymentFailed,
  mailRefunded,
  mailReturned,
} from './emails/payments.ts';
import { tellOfLeft } from './payments/attempts/provider-events.ts';
import { tellOfDispute, tellOfTwice } from './payments/refunds/chargeback.ts';
import { tellOfRecall } from './payments/transfer/statement.ts';
import { copyEmail, questionEmail } from './recipients/emails.ts';

const titles = defineMessages({
  paymentReceived: { id: 'billing.sample.payment-received', defaultMessage: 'Payment of an order received' },
  topUpReceived: { id: 'billing.sample.top-up-received', defaultMessage: 'Top-up received' },
  paymentFailed: { id: 'billing.sample.payment-failed', defaultMessage: 'Payment that failed' },
  paymentReturned: {
    id: 'billing.sample.payment-returned',
    defaultMessage: 'Payment that came twice: it’s returned',
  },
  paymentCredited: { id: 'billing.sample.payment-credited', defaultMessage: 'Payment added to the balance instead' },
  paymentRefunded: { id: 'billing.sample.payment-refunded', defaultMessage: 'Refund to a card or account' },
  refundToBalance: {
    id: 'billing.sample.refund-to-balance',
    defaultMessage: 'Refund that went to the balance instead',
  },
  paymentChargedBack: { id: 'billing.sample.payment-charged-back', defaultMessage: 'Payment charged back' },
  invoiceRecipient: {
    id: 'billing.sample.invoice-recipient',
    defaultMessage: 'Address that is to get invoices: confirmation',
  },
  invoiceCopy: { id: 'billing.sample.invoice-copy', defaultMessage: 'Copy of an invoice' },
  creditNoteCopy: { id: 'billing.sample.credit-note-copy', defaultMessage: 'Copy of a credit note' },
  deletedAccountPaid: { id: 'billing.sample.deleted-account-paid', defaultMessage: 'Payment for a deleted account' },
  paymentDisputed: { id: 'billing.sample.payment-disputed', defaultMessage: 'Payment disputed' },
  disputeWon: { id: 'billing.sample.dispute-won', defaultMessage: 'Dispute won' },
  refundedTwice: { id: 'billing.sample.refunded-twice', defaultMessage: 'Payment refunded twice' },
  transferRecalled: { id: 'billing.sample.transfer-recalled', defaultMessage: 'Transfer taken back by the bank' },
});

const currency = 'EUR';
const payment = { ref: 'sample-payment', accountId: 1042, currency, totalCents: 1452 } as const;
const dispute = { amountCents: 1452, dispute: 'dp_sample', twiceCents: 0 } as const;

const copyOf =
  (kind: 'invoice' | 'credit_note', number: string) =>
  ({ context, to }: SampleScene) => ({
    ...copyEmail(to.language, {
      kind,
      number,
      account: 'Example Studio',
      link: `${context.settings.publicOrigin}/invoice-recipients/sample/`,
    }),
    invoice: number,
  });

/** Emails of payments and invoices with invented data. */
export const billingSamples: MailSamples = {
  'payment-received': {
    title: titles.paymentReceived,
    send: ({ context, to, tx }) =>
      mailPaid(context, tx, to, { ...payment, balanceCents: null, invoice: 'SAMPLE-0001' }),
  },
  'top-up-received': {
    title: titles.topUpReceived,
    send: ({ context, to, tx }) => mailPaid(context, tx, to, { ...payment, balanceCents: 1452, invoice: null }),
  },
  'payment-failed': {
    title: titles.paymentFailed,
    send: ({ context, to, tx }) => mailPaymentFailed(context, tx, to, { ref: payment.ref, failure: 'declined' }),
  },
  'payment-returned': { title: titles.paymentReturned, send: ({ to, tx }) => mailReturned(tx, to, payment) },
  'payment-credited': {
    title: titles.paymentCredited,
    send: ({ context, to, tx }) => mailCredited(context, tx, to, { reason: 'overpaid', euroCents: 250 }),
  },
  'payment-refunded': {
    title: titles.paymentRefunded,
    send: ({ to, tx }) => mailRefunded(tx, to, { ...payment, creditNote: 'SAMPLE-0002', to: 'method' }),
  },
  'refund-to-balance': {
    title: titles.refundToBalance,
    send: ({ context, to, tx }) => mailCredited(context, tx, to, { reason: 'return_refused', euroCents: 1452 }),
  },
  'payment-charged-back': {
    title: titles.paymentChargedBack,
    send: ({ context, to, tx }) => mailChargedBack(context, tx, to, payment),
  },
  'invoice-recipient': written(titles.invoiceRecipient, ({ context, to }) =>
    questionEmail(to.language, {
      account: 'Example Studio',
      link: `${context.settings.publicOrigin}/invoice-recipients/sample/`,
    }),
  ),
  'invoice-copy': written(titles.invoiceCopy, copyOf('invoice', 'SAMPLE-0001')),
  'credit-note-copy': written(titles.creditNoteCopy, copyOf('credit_note', 'SAMPLE-0002')),
  'deleted-account-paid': {
    title: titles.deletedAccountPaid,
    send: ({ context, tx }) => tellOfLeft(context, tx, { ...payment, euroCents: 1452 }),
  },
  'payment-disputed': {
    title: titles.paymentDisputed,
    send: ({ context, tx }) => tellOfDispute(context, tx, payment, { ...dispute, isWon: false }),
  },
  'dispute-won': {
    title: titles.disputeWon,
    send: ({ context, tx }) => tellOfDispute(context, tx, payment, { ...dispute, isWon: true }),
  },
  'refunded-twice': { title: titles.refundedTwice, send: ({ context, tx }) => tellOfTwice(context, tx, payment, 1452) },
  'transfer-recalled': {
    title: titles.transferRecalled,
    send: ({ context, tx }) => tellOfRecall(context, tx, 'sample-line', 1452),
  },
};
