import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';
import type { PaymentMethodSlug } from '@hoster/contract';

/** Title by kind of document. */
export const titles = defineMessages({
  invoice: {
    id: 'billing.invoice.title.invoice',
    defaultMessage: 'Invoice',
    description: 'Word or sentence of an invoice',
  },
  credit_note: {
    id: 'billing.invoice.title.credit-note',
    defaultMessage: 'Credit note',
    description: 'Word or sentence of an invoice',
  },
});

/** Destinations of a credit note's money. */
export const whereReturned = defineMessages({
  method: {
    id: 'billing.invoice.returned.method',
    defaultMessage: 'The amount has been returned to the payment method above.',
    description: 'Word or sentence of an invoice',
  },
  balance: {
    id: 'billing.invoice.returned.balance',
    defaultMessage: 'The amount has been added to your account balance.',
    description: 'Word or sentence of an invoice',
  },
  nowhere: {
    id: 'billing.invoice.returned.nowhere',
    defaultMessage: 'Nothing is refunded: the amount covers the unpaid part of the invoice.',
    description: 'Word or sentence of an invoice',
  },
  unknown: {
    id: 'billing.invoice.returned.unknown',
    defaultMessage: 'The amount has been returned to you.',
    description: 'Word or sentence of an invoice',
  },
});

/** Texts of the document. */
export const pdfWords = defineMessages({
  number: { id: 'billing.invoice.number', defaultMessage: 'Number', description: 'Word or sentence of an invoice' },
  issued: { id: 'billing.invoice.issued', defaultMessage: 'Date', description: 'Word or sentence of an invoice' },
  paid: { id: 'billing.invoice.paid', defaultMessage: 'Paid on', description: 'Word or sentence of an invoice' },
  method: {
    id: 'billing.invoice.method',
    defaultMessage: 'Payment method',
    description: 'Word or sentence of an invoice',
  },
  credits: {
    id: 'billing.invoice.credits',
    defaultMessage: 'Corrects invoice',
    description: 'Word or sentence of an invoice',
  },
  seller: { id: 'billing.invoice.seller', defaultMessage: 'Seller', description: 'Word or sentence of an invoice' },
  buyer: { id: 'billing.invoice.buyer', defaultMessage: 'Customer', description: 'Word or sentence of an invoice' },
  vatId: {
    id: 'billing.invoice.vat-id',
    defaultMessage: '{country, select, RU {INN} other {VAT ID}}',
    description: 'Word or sentence of an invoice: the number of a taxpayer',
  },
  registration: {
    id: 'billing.invoice.registration',
    defaultMessage: '{country, select, RU {OGRN} other {Registration number}}',
    description: 'Word or sentence of an invoice',
  },
  item: { id: 'billing.invoice.item', defaultMessage: 'Description', description: 'Word or sentence of an invoice' },
  count: { id: 'billing.invoice.count', defaultMessage: 'Quantity', description: 'Word or sentence of an invoice' },
  term: { id: 'billing.invoice.term', defaultMessage: 'Term', description: 'Word or sentence of an invoice' },
  unit: {
    id: 'billing.invoice.unit',
    defaultMessage: 'Unit price, net',
    description: 'Word or sentence of an invoice',
  },
  amount: {
    id: 'billing.invoice.amount',
    defaultMessage: 'Amount, net',
    description: 'Word or sentence of an invoice',
  },
  months: {
    id: 'billing.invoice.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'Word or sentence of an invoice',
  },
  net: { id: 'billing.invoice.net', defaultMessage: 'Net total', description: 'Word or sentence of an invoice' },
  tax: { id: 'billing.invoice.tax', defaultMessage: 'VAT {percent}%', description: 'Word or sentence of an invoice' },
  total: { id: 'billing.invoice.total', defaultMessage: 'Total', description: 'Word or sentence of an invoice' },
  inEuro: {
    id: 'billing.invoice.in-euro',
    defaultMessage: 'In euros: net {net}, VAT {tax}, total {total}. Exchange rate: €1 = {rate}.',
    description: 'Word or sentence of an invoice',
  },
  thanks: {
    id: 'billing.invoice.thanks',
    defaultMessage: 'This invoice has been paid. You don’t need to do anything.',
    description: 'Word or sentence of an invoice',
  },
  period: {
    id: 'billing.invoice.period',
    defaultMessage: 'Service period',
    description: 'Word or sentence of an invoice',
  },
  begins: {
    id: 'billing.invoice.begins',
    defaultMessage: 'The term starts when the service is ready.',
    description: 'Word or sentence of an invoice',
  },
  page: {
    id: 'billing.invoice.page',
    defaultMessage: 'Page {at} of {of}',
    description: 'Word or sentence of an invoice',
  },
});

/** Names of payment methods in the document. */
export const methodNames: Record<PaymentMethodSlug, Message> = defineMessages({
  balance: {
    id: 'billing.invoice.method-names.balance',
    defaultMessage: 'Account balance',
    description: 'Word or sentence of an invoice',
  },
  card: {
    id: 'billing.invoice.method-names.card',
    defaultMessage: 'Bank card',
    description: 'Word or sentence of an invoice',
  },
  paypal: {
    id: 'billing.invoice.method-names.paypal',
    defaultMessage: 'PayPal',
    description: 'Word or sentence of an invoice',
  },
  crypto: {
    id: 'billing.invoice.method-names.crypto',
    defaultMessage: 'Cryptocurrency',
    description: 'Word or sentence of an invoice',
  },
  sbp: {
    id: 'billing.invoice.method-names.sbp',
    defaultMessage: 'Fast Payment System',
    description: 'Word or sentence of an invoice',
  },
  mir: {
    id: 'billing.invoice.method-names.mir',
    defaultMessage: 'Mir card',
    description: 'Word or sentence of an invoice',
  },
  bank: {
    id: 'billing.invoice.method-names.bank',
    defaultMessage: 'Bank transfer',
    description: 'Word or sentence of an invoice',
  },
});
