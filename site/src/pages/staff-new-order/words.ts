import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-orders.new.title', defaultMessage: 'New order for a customer' },
  lead: {
    id: 'staff-orders.new.lead',
    defaultMessage: 'Everything in the order is paid for together and has one invoice.',
  },
  incomplete: {
    id: 'staff-orders.new.incomplete',
    defaultMessage:
      'The customer’s name or address is incomplete. They have to fill it in before anything can be ordered.',
  },
  account: { id: 'staff-orders.new.account', defaultMessage: 'Account {id}' },
  balance: { id: 'staff-orders.new.balance', defaultMessage: 'Balance: {amount}' },
  line: { id: 'staff-orders.new.line', defaultMessage: '{number}. {product}', description: 'Title of a line' },
  empty: { id: 'staff-orders.new.empty', defaultMessage: 'Nothing in the order yet. Add a product.' },
  product: { id: 'staff-orders.new.product', defaultMessage: 'Product' },
  add: { id: 'staff-orders.new.add', defaultMessage: 'Add to order', description: 'Button' },
  remove: { id: 'staff-orders.new.remove', defaultMessage: 'Remove', description: 'Button: a line of the order' },
  discount: { id: 'staff-orders.new.discount', defaultMessage: 'Discount, %' },
  price: { id: 'staff-orders.new.price', defaultMessage: 'Own price per month' },
  priceHint: {
    id: 'staff-orders.new.price-hint',
    defaultMessage: 'Of each one, excluding VAT, with everything that belongs to it. Empty: as in the catalogue',
  },
  keep: { id: 'staff-orders.new.keep', defaultMessage: 'Keep this discount or price at renewals' },
  payment: { id: 'staff-orders.new.payment', defaultMessage: 'Payment' },
  currency: { id: 'staff-orders.new.currency', defaultMessage: 'Currency' },
  company: { id: 'staff-orders.new.company', defaultMessage: 'Bill to' },
  person: { id: 'staff-orders.new.person', defaultMessage: 'The customer personally' },
  pay: { id: 'staff-orders.new.pay', defaultMessage: 'How it’s paid' },
  link: { id: 'staff-orders.new.link', defaultMessage: 'Send a payment link by email' },
  linkHint: {
    id: 'staff-orders.new.link-hint',
    defaultMessage: 'The customer accepts the terms and pays within 7 days, with any method',
  },
  now: { id: 'staff-orders.new.now', defaultMessage: 'Pay from the balance now' },
  nowHint: { id: 'staff-orders.new.now-hint', defaultMessage: 'Only if the balance covers the total' },
  nowTerms: {
    id: 'staff-orders.new.now-terms',
    defaultMessage: 'Not possible: the customer hasn’t accepted the current terms with an order yet',
  },
  note: { id: 'staff-orders.new.note', defaultMessage: 'Note to the customer' },
  noteHint: { id: 'staff-orders.new.note-hint', defaultMessage: 'Part of the email' },
  reason: { id: 'staff-orders.new.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'staff-orders.new.reason-hint', defaultMessage: 'Shown in the audit log' },
  quote: { id: 'staff-orders.new.quote', defaultMessage: 'Calculate price', description: 'Button' },
  submit: { id: 'staff-orders.new.submit', defaultMessage: 'Create order', description: 'Button' },
  lineTotal: {
    id: 'staff-orders.new.line-total',
    defaultMessage: '{net} excluding VAT, renews at {renewal} per month each',
    description: 'Price of a line of an order',
  },
  tax: { id: 'staff-orders.new.tax', defaultMessage: 'VAT' },
  total: { id: 'staff-orders.new.total', defaultMessage: 'Total' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
