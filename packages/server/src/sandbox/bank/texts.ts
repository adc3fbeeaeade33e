import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';

/** Texts of the demo bank. */
export const bankTexts = defineMessages({
  bank: { id: 'sandbox.bank.bank', defaultMessage: 'Demo Bank', description: 'Page of the demo bank' },
  paypal: { id: 'sandbox.bank.paypal', defaultMessage: 'Demo PayPal', description: 'Page of the demo bank' },
  sbp: { id: 'sandbox.bank.sbp', defaultMessage: 'Demo Fast Payment System', description: 'Page of the demo bank' },
  mir: { id: 'sandbox.bank.mir', defaultMessage: 'Demo Mir', description: 'Page of the demo bank' },
  title: { id: 'sandbox.bank.title', defaultMessage: 'Confirm payment', description: 'Page of the demo bank' },
  demo: {
    id: 'sandbox.bank.demo',
    defaultMessage:
      'This is a demo bank. You won’t be charged and don’t need a card. Choose what happens to the payment.',
    description: 'Page of the demo bank',
  },
  merchant: { id: 'sandbox.bank.merchant', defaultMessage: 'Merchant', description: 'Page of the demo bank' },
  purpose: { id: 'sandbox.bank.purpose', defaultMessage: 'Description', description: 'Page of the demo bank' },
  method: { id: 'sandbox.bank.method', defaultMessage: 'Payment method', description: 'Page of the demo bank' },
  amount: { id: 'sandbox.bank.amount', defaultMessage: 'Amount', description: 'Page of the demo bank' },
  approve: { id: 'sandbox.bank.approve', defaultMessage: 'Pay', description: 'Page of the demo bank' },
  agree: { id: 'sandbox.bank.agree', defaultMessage: 'Agree and pay', description: 'Page of the demo bank' },
  paidInApp: {
    id: 'sandbox.bank.paid-in-app',
    defaultMessage: 'Confirm in the app',
    description: 'Page of the demo bank',
  },
  secure: { id: 'sandbox.bank.secure', defaultMessage: 'Pay with 3-D Secure', description: 'Page of the demo bank' },
  decline: { id: 'sandbox.bank.decline', defaultMessage: 'Decline', description: 'Page of the demo bank' },
  timeout: { id: 'sandbox.bank.timeout', defaultMessage: 'Simulate a timeout', description: 'Page of the demo bank' },
  scan: {
    id: 'sandbox.bank.scan',
    defaultMessage: 'Scan the code with your bank’s app, or confirm below.',
    description: 'Page of the demo bank',
  },
  qr: { id: 'sandbox.bank.qr', defaultMessage: 'QR code of this payment', description: 'Page of the demo bank' },
  codeTitle: {
    id: 'sandbox.bank.code-title',
    defaultMessage: 'Confirm that it’s you',
    description: 'Page of the demo bank',
  },
  codeSent: {
    id: 'sandbox.bank.code-sent',
    defaultMessage: 'Your bank has sent you a code. In this demo it’s {code}.',
    description: 'Page of the demo bank',
  },
  code: { id: 'sandbox.bank.code', defaultMessage: 'Code from the text message', description: 'Page of the demo bank' },
  confirm: { id: 'sandbox.bank.confirm', defaultMessage: 'Confirm', description: 'Page of the demo bank' },
  cancel: { id: 'sandbox.bank.cancel', defaultMessage: 'Cancel payment', description: 'Page of the demo bank' },
  wrongCode: {
    id: 'sandbox.bank.wrong-code',
    defaultMessage: 'That code is wrong. After three wrong codes, the payment is declined.',
    description: 'Page of the demo bank',
  },
  decided: {
    id: 'sandbox.bank.decided',
    defaultMessage: 'This payment has already been processed',
    description: 'Page of the demo bank',
  },
  back: { id: 'sandbox.bank.back', defaultMessage: 'Return to Hoster', description: 'Page of the demo bank' },
  dispute: {
    id: 'sandbox.bank.dispute',
    defaultMessage: 'Dispute this payment (chargeback)',
    description: 'Page of the demo bank',
  },
  missing: { id: 'sandbox.bank.missing', defaultMessage: 'Payment not found', description: 'Page of the demo bank' },
});

/** The bank's names of the methods. */
export const bankMethods: Readonly<Record<string, Message>> = defineMessages({
  card: { id: 'sandbox.bank.method-name.card', defaultMessage: 'Bank card', description: 'Page of the demo bank' },
  paypal: { id: 'sandbox.bank.method-name.paypal', defaultMessage: 'PayPal', description: 'Page of the demo bank' },
  sbp: {
    id: 'sandbox.bank.method-name.sbp',
    defaultMessage: 'Fast Payment System',
    description: 'Page of the demo bank',
  },
  mir: { id: 'sandbox.bank.method-name.mir', defaultMessage: 'Mir card', description: 'Page of the demo bank' },
});
