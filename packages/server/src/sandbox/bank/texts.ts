import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';

/** Texts of the demo bank. */
export const bankTexts = defineMessages({
  bank: { id: 'sandbox.bank.bank', defaultMessage: 'Demo Bank' },
  paypal: { id: 'sandbox.bank.paypal', defaultMessage: 'Demo PayPal' },
  sbp: { id: 'sandbox.bank.sbp', defaultMessage: 'Demo Fast Payment System' },
  mir: { id: 'sandbox.bank.mir', defaultMessage: 'Demo Mir' },
  title: { id: 'sandbox.bank.title', defaultMessage: 'Confirm payment' },
  demo: {
    id: 'sandbox.bank.demo',
    defaultMessage:
      'This is a demo bank. You won’t be charged and don’t need a card. Choose what happens to the payment.',
  },
  merchant: { id: 'sandbox.bank.merchant', defaultMessage: 'Merchant' },
  purpose: { id: 'sandbox.bank.purpose', defaultMessage: 'Description' },
  method: { id: 'sandbox.bank.method', defaultMessage: 'Payment method' },
  amount: { id: 'sandbox.bank.amount', defaultMessage: 'Amount' },
  approve: { id: 'sandbox.bank.approve', defaultMessage: 'Pay' },
  keepCard: { id: 'sandbox.bank.keep-card', defaultMessage: 'Add card' },
  agree: { id: 'sandbox.bank.agree', defaultMessage: 'Agree and pay' },
  paidInApp: { id: 'sandbox.bank.paid-in-app', defaultMessage: 'Confirm in the app' },
  secure: { id: 'sandbox.bank.secure', defaultMessage: 'Pay with 3-D Secure' },
  decline: { id: 'sandbox.bank.decline', defaultMessage: 'Decline' },
  timeout: { id: 'sandbox.bank.timeout', defaultMessage: 'Simulate a timeout' },
  scan: { id: 'sandbox.bank.scan', defaultMessage: 'Scan the code with your bank’s app, or confirm below.' },
  qr: { id: 'sandbox.bank.qr', defaultMessage: 'QR code of this payment' },
  codeTitle: { id: 'sandbox.bank.code-title', defaultMessage: 'Confirm that it’s you' },
  codeSent: {
    id: 'sandbox.bank.code-sent',
    defaultMessage: 'Your bank has sent you a code. In this demo it’s {code}.',
  },
  code: { id: 'sandbox.bank.code', defaultMessage: 'Code from the text message' },
  confirm: { id: 'sandbox.bank.confirm', defaultMessage: 'Confirm' },
  cancel: { id: 'sandbox.bank.cancel', defaultMessage: 'Cancel payment' },
  wrongCode: {
    id: 'sandbox.bank.wrong-code',
    defaultMessage: 'That code is wrong. After three wrong codes, the payment is declined.',
  },
  decided: { id: 'sandbox.bank.decided', defaultMessage: 'This payment has already been processed' },
  back: { id: 'sandbox.bank.back', defaultMessage: 'Return to Hoster' },
  dispute: { id: 'sandbox.bank.dispute', defaultMessage: 'Dispute this payment (chargeback)' },
  missing: { id: 'sandbox.bank.missing', defaultMessage: 'Payment not found' },
});

/** The bank's names of the methods. */
export const bankMethods: Readonly<Record<string, Message>> = defineMessages({
  card: { id: 'sandbox.bank.method-name.card', defaultMessage: 'Bank card' },
  paypal: { id: 'sandbox.bank.method-name.paypal', defaultMessage: 'PayPal' },
  sbp: { id: 'sandbox.bank.method-name.sbp', defaultMessage: 'Fast Payment System' },
  mir: { id: 'sandbox.bank.method-name.mir', defaultMessage: 'Mir card' },
});
