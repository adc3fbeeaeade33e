import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';
import type { PaymentMethodSlug } from '@hoster/contract';

/** Title by kind of document. */
export const titles = defineMessages({
  invoice: { id: 'billing.invoice.title.invoice', defaultMessage: 'Invoice' },
  credit_note: { id: 'billing.invoice.title.credit-note', defaultMessage: 'Credit note' },
});

/** Destinations of a credit note's money. */
export const whereReturned = defineMessages({
  method: {
    id: 'billing.invoice.returned.method',
    defaultMessage: 'The amount has been returned to the payment method above.',
  },
  balance: {
    id: 'billing.invoice.returned.balance',
    defaultMessage: 'The amount has been added to your account balance.',
  },
  nowhere: {
    id: 'billing.invoice.returned.nowhere',
    defaultMessage: 'Nothing is refunded: the amount covers the unpaid part of the invoice.',
  },
  unknown: { id: 'billing.invoice.returned.unknown', defaultMessage: 'The amount has been returned to you.' },
});

/** Texts of the document. */
export const pdfWords = defineMessages({
  number: { id: 'billing.invoice.number', defaultMessage: 'Number' },
  issued: { id: 'billing.invoice.issued', defaultMessage: 'Date' },
  paid: { id: 'billing.invoice.paid', defaultMessage: 'Paid on' },
  method: { id: 'billing.invoice.method', defaultMessage: 'Payment method' },
  credits: { id: 'billing.invoice.credits', defaultMessage: 'Corrects invoice' },
  seller: { id: 'billing.invoice.seller', defaultMessage: 'Seller' },
  buyer: { id: 'billing.invoice.buyer', defaultMessage: 'Customer' },
  vatId: {
    id: 'billing.invoice.vat-id',
    defaultMessage: '{country, select, RU {INN} other {VAT ID}}',
    description: 'Word or sentence of an invoice: the number of a taxpayer',
  },
  registration: {
    id: 'billing.invoice.registration',
    defaultMessage: '{country, select, RU {OGRN} other {Registration number}}',
  },
  item: { id: 'billing.invoice.item', defaultMessage: 'Description' },
  count: { id: 'billing.invoice.count', defaultMessage: 'Quantity' },
  term: { id: 'billing.invoice.term', defaultMessage: 'Term' },
  unit: { id: 'billing.invoice.unit', defaultMessage: 'Unit price, net' },
  amount: { id: 'billing.invoice.amount', defaultMessage: 'Amount, net' },
  months: { id: 'billing.invoice.months', defaultMessage: '{count, plural, one {# month} other {# months}}' },
  net: { id: 'billing.invoice.net', defaultMessage: 'Net total' },
  tax: { id: 'billing.invoice.tax', defaultMessage: 'VAT {percent}%' },
  ownTax: {
    id: 'billing.invoice.own-tax',
    defaultMessage: '{label} {percent}%',
    description: 'Line of an invoice: a tax that isn’t VAT, such as GST 5%',
  },
  total: { id: 'billing.invoice.total', defaultMessage: 'Total' },
  inEuro: {
    id: 'billing.invoice.in-euro',
    defaultMessage: 'In euros: net {net}, VAT {tax}, total {total}. Exchange rate: €1 = {rate}.',
  },
  ownInEuro: {
    id: 'billing.invoice.own-in-euro',
    defaultMessage: 'In euros: net {net}, {label} {tax}, total {total}. Exchange rate: €1 = {rate}.',
    description: 'Sentence of an invoice whose tax isn’t VAT; label is its name, such as GST',
  },
  thanks: {
    id: 'billing.invoice.thanks',
    defaultMessage: 'This invoice has been paid. You don’t need to do anything.',
  },
  period: { id: 'billing.invoice.period', defaultMessage: 'Service period' },
  begins: { id: 'billing.invoice.begins', defaultMessage: 'The term starts when the service is ready.' },
  page: { id: 'billing.invoice.page', defaultMessage: 'Page {at} of {of}' },
});

/** Names of payment methods in the document. */
export const methodNames: Record<PaymentMethodSlug, Message> = defineMessages({
  balance: { id: 'billing.invoice.method-names.balance', defaultMessage: 'Account balance' },
  card: { id: 'billing.invoice.method-names.card', defaultMessage: 'Bank card' },
  paypal: { id: 'billing.invoice.method-names.paypal', defaultMessage: 'PayPal' },
  crypto: { id: 'billing.invoice.method-names.crypto', defaultMessage: 'Cryptocurrency' },
  sbp: { id: 'billing.invoice.method-names.sbp', defaultMessage: 'Fast Payment System' },
  mir: { id: 'billing.invoice.method-names.mir', defaultMessage: 'Mir card' },
  bank: { id: 'billing.invoice.method-names.bank', defaultMessage: 'Bank transfer' },
});
