import type { DisputeState, RefundReason, RefundState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const refundStates: Readonly<Record<RefundState, MessageDescriptor>> = defineMessages({
  queued: { id: 'staff-finance.refunds.queued', defaultMessage: 'Being sent', description: 'State of a refund' },
  sent: { id: 'staff-finance.refunds.sent', defaultMessage: 'Sent', description: 'State of a refund' },
  refused: {
    id: 'staff-finance.refunds.refused',
    defaultMessage: 'Refused, on the balance',
    description: 'State of a refund',
  },
  credited: {
    id: 'staff-finance.refunds.credited',
    defaultMessage: 'On the balance',
    description: 'State of a refund',
  },
});

export const disputeStates: Readonly<Record<DisputeState, MessageDescriptor>> = defineMessages({
  taken: { id: 'staff-finance.refunds.taken', defaultMessage: 'Open, money taken', description: 'State of a dispute' },
  won: { id: 'staff-finance.refunds.won', defaultMessage: 'Won', description: 'State of a dispute' },
});

export const refundReasons: Readonly<Record<RefundReason, MessageDescriptor>> = defineMessages({
  staff: { id: 'staff-finance.refunds.by-staff', defaultMessage: 'Refunded by staff', description: 'Reason' },
  provider: {
    id: 'staff-finance.refunds.by-provider',
    defaultMessage: 'Refunded on the provider’s site',
    description: 'Reason',
  },
  service: { id: 'staff-finance.refunds.service', defaultMessage: 'Service cancelled', description: 'Reason' },
  returned: {
    id: 'staff-finance.refunds.returned',
    defaultMessage: 'The payment couldn’t accept it',
    description: 'Reason of a refund: too much was paid, or too late',
  },
});

const messages = defineMessages({
  title: { id: 'staff-finance.refunds.title', defaultMessage: 'Refunds and disputes', description: 'Title of a page' },
  lead: {
    id: 'staff-finance.refunds.lead',
    defaultMessage: 'Refunds to customers and payments charged back by their banks. Newest first.',
  },
  list: { id: 'staff-finance.refunds.list', defaultMessage: 'List', description: 'Name of a choice' },
  refunds: { id: 'staff-finance.refunds.refunds', defaultMessage: 'Refunds' },
  disputes: { id: 'staff-finance.refunds.disputes', defaultMessage: 'Disputes' },
  state: { id: 'staff-finance.refunds.state', defaultMessage: 'State' },
  anyState: { id: 'staff-finance.refunds.any-state', defaultMessage: 'All states' },
  account: { id: 'staff-finance.refunds.account', defaultMessage: 'Customer’s account number' },
  show: { id: 'staff-finance.refunds.show', defaultMessage: 'Show', description: 'Button that applies filters' },
  noRefunds: { id: 'staff-finance.refunds.no-refunds', defaultMessage: 'No refunds yet.' },
  noDisputes: { id: 'staff-finance.refunds.no-disputes', defaultMessage: 'No disputes yet.' },
  noneFound: { id: 'staff-finance.refunds.none-found', defaultMessage: 'Nothing matches these filters.' },
  all: { id: 'staff-finance.refunds.all', defaultMessage: 'Clear filters', description: 'Link' },
  customer: { id: 'staff-finance.refunds.customer', defaultMessage: 'Customer' },
  payment: { id: 'staff-finance.refunds.payment', defaultMessage: 'Payment' },
  order: { id: 'staff-finance.refunds.order', defaultMessage: 'Order {id}', description: 'Link' },
  documents: { id: 'staff-finance.refunds.documents', defaultMessage: 'Documents' },
  date: { id: 'staff-finance.refunds.date', defaultMessage: 'Date' },
  amount: { id: 'staff-finance.refunds.amount', defaultMessage: 'Amount' },
  reason: { id: 'staff-finance.refunds.reason', defaultMessage: 'Reason' },
  reference: {
    id: 'staff-finance.refunds.reference',
    defaultMessage: 'Provider’s name',
    description: 'Column: what the provider calls a dispute',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
