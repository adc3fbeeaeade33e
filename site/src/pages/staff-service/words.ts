import type { StaffServiceDetails } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'staff-services.back', defaultMessage: '← Services', description: 'Link back to the list' },
  saved: { id: 'staff-services.saved', defaultMessage: 'Saved.' },
  owner: { id: 'staff-services.owner', defaultMessage: 'Customer', description: 'Whose service it is' },
  account: { id: 'staff-services.account', defaultMessage: 'Account {id}', description: 'Below the customer’s name' },
  services: {
    id: 'staff-services.of-owner',
    defaultMessage: 'Services of this customer',
    description: 'Link to the list of services',
  },
  plan: { id: 'staff-services.plan', defaultMessage: 'Plan' },
  place: { id: 'staff-services.place', defaultMessage: 'Data centre' },
  monthly: {
    id: 'staff-services.monthly',
    defaultMessage: 'Price',
    description: 'Fact about a service: what a month costs',
  },
  monthlyNote: {
    id: 'staff-services.monthly-note',
    defaultMessage: 'per month, excluding VAT',
    description: 'Below the price of a service',
  },
  renewal: { id: 'staff-services.renewal', defaultMessage: 'Next renewal' },
  renewalNote: {
    id: 'staff-services.renewal-note',
    defaultMessage: 'VAT included',
    description: 'Below the price of the next term',
  },
  noRenewal: { id: 'staff-services.no-renewal', defaultMessage: 'Isn’t renewed' },
  byCustomer: {
    id: 'staff-services.by-customer',
    defaultMessage: 'Auto-renewal is off',
    description: 'Below the price of the next term',
  },
  term: {
    id: 'staff-services.term',
    defaultMessage: '{months, plural, one {# month} other {# months}}',
    description: 'Length of the terms of a service',
  },
  termName: { id: 'staff-services.term-name', defaultMessage: 'Term' },
  until: { id: 'staff-services.until', defaultMessage: 'Paid until' },
  trial: { id: 'staff-services.trial', defaultMessage: 'Trial', description: 'Beside the end of a trial' },
  unpaid: { id: 'staff-services.unpaid', defaultMessage: 'Unpaid since' },
  suspends: { id: 'staff-services.suspends', defaultMessage: 'Suspended on', description: 'Date ahead' },
  deletes: { id: 'staff-services.deletes', defaultMessage: 'Deleted on', description: 'Date ahead' },
  suspended: { id: 'staff-services.suspended', defaultMessage: 'Suspended since' },
  suspendedFor: { id: 'staff-services.suspended-for', defaultMessage: 'Reason for the customer' },
  created: { id: 'staff-services.created', defaultMessage: 'Ordered' },
  activated: { id: 'staff-services.activated', defaultMessage: 'Running since' },
  addresses: { id: 'staff-services.addresses', defaultMessage: 'Addresses' },
  login: { id: 'staff-services.login', defaultMessage: 'Username' },
  provider: { id: 'staff-services.provider', defaultMessage: 'Provider' },
  mark: {
    id: 'staff-services.mark',
    defaultMessage: 'Name at the provider',
    description: 'Our name of a service at the provider that runs it',
  },
  facts: { id: 'staff-services.facts', defaultMessage: 'Service', description: 'Heading' },
  runs: { id: 'staff-services.runs', defaultMessage: 'Where it runs', description: 'Heading' },
  charges: { id: 'staff-services.charges', defaultMessage: 'Charges', description: 'Heading' },
  chargesTable: { id: 'staff-services.charges-table', defaultMessage: 'Payments for this service' },
  noCharges: { id: 'staff-services.no-charges', defaultMessage: 'No payments yet.' },
  purpose: { id: 'staff-services.purpose', defaultMessage: 'Payment' },
  status: { id: 'staff-services.status', defaultMessage: 'Status' },
  method: { id: 'staff-services.method', defaultMessage: 'Method' },
  total: { id: 'staff-services.total', defaultMessage: 'Total' },
  date: { id: 'staff-services.date', defaultMessage: 'Date' },
  operations: { id: 'staff-services.operations', defaultMessage: 'Operations', description: 'Heading' },
  operationsTable: { id: 'staff-services.operations-table', defaultMessage: 'What the provider was asked for' },
  noOperations: { id: 'staff-services.no-operations', defaultMessage: 'No operations yet.' },
  operation: { id: 'staff-services.operation', defaultMessage: 'Operation' },
  result: { id: 'staff-services.result', defaultMessage: 'Result' },
  history: { id: 'staff-services.history', defaultMessage: 'History', description: 'Heading' },
  historyTable: { id: 'staff-services.history-table', defaultMessage: 'Changes by staff' },
  noHistory: { id: 'staff-services.no-history', defaultMessage: 'Staff haven’t changed this service.' },
  change: { id: 'staff-services.change-name', defaultMessage: 'Change' },
  who: { id: 'staff-services.who', defaultMessage: 'Who' },
  gone: { id: 'staff-services.gone', defaultMessage: 'Former colleague' },
  changed: {
    id: 'staff-services.changed',
    defaultMessage: '{field}: {before} → {after}',
    description: 'What a change has changed',
  },
  steps: { id: 'staff-services.steps', defaultMessage: 'Automatic steps', description: 'Heading' },
  stepsTable: { id: 'staff-services.steps-table', defaultMessage: 'Reminders, renewals and suspensions' },
  noSteps: { id: 'staff-services.no-steps', defaultMessage: 'No automatic steps yet.' },
  step: { id: 'staff-services.step', defaultMessage: 'Step' },
  termEnd: { id: 'staff-services.term-end', defaultMessage: 'End of the term' },
  reason: { id: 'staff-services.reason', defaultMessage: 'Reason' },
  reasonHint: {
    id: 'staff-services.reason-hint',
    defaultMessage: 'For staff only, in the history and the audit log',
  },
  customerHint: {
    id: 'staff-services.customer-hint',
    defaultMessage: 'The customer sees it in the account and gets it by email',
  },
  days: { id: 'staff-services.days', defaultMessage: 'Days' },
  day: { id: 'staff-services.day', defaultMessage: 'Until' },
  holdHint: {
    id: 'staff-services.hold-hint',
    defaultMessage: 'Empty ends the hold. The customer sees the day.',
  },
  reactivateHint: {
    id: 'staff-services.reactivate-hint',
    defaultMessage: 'For an unpaid service. Empty: its usual days of grace start anew.',
  },
  termHint: { id: 'staff-services.term-hint', defaultMessage: 'The customer gets an email with the new day.' },
  price: { id: 'staff-services.new-price', defaultMessage: 'Price per month, excluding VAT' },
  priceHint: {
    id: 'staff-services.price-hint',
    defaultMessage:
      'From the next term that isn’t paid for, with all options. The customer gets an email and can’t switch plans any more.',
  },
  cancelled: {
    id: 'staff-services.cancelled',
    defaultMessage:
      'It ends now: its data and addresses are deleted, and the customer gets an email. This can’t be undone.',
    description: 'Above the form that cancels a service',
  },
  refund: { id: 'staff-services.refund', defaultMessage: 'Refund to the balance, including VAT' },
  refundHint: {
    id: 'staff-services.refund-hint',
    defaultMessage: 'Of the last payment for it. The customer gets a credit note. 0: no refund.',
  },
  save: { id: 'staff-services.save', defaultMessage: 'Save change', description: 'Button' },
  failed: { id: 'staff-services.failed', defaultMessage: 'We couldn’t save the change. Try again.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** What payments are for. */
export const purposes: Readonly<Record<StaffServiceDetails['charges'][number]['purpose'], MessageDescriptor>> =
  defineMessages({
    purchase: { id: 'staff-services.purpose.purchase', defaultMessage: 'Order' },
    renewal: { id: 'staff-services.purpose.renewal', defaultMessage: 'Renewal' },
    upgrade: { id: 'staff-services.purpose.upgrade', defaultMessage: 'Upgrade' },
  });

/** States of payments. */
export const paymentStates: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  awaiting: { id: 'staff-services.payment.awaiting', defaultMessage: 'Payment due' },
  pending: { id: 'staff-services.payment.pending', defaultMessage: 'Processing' },
  paid: { id: 'staff-services.payment.paid', defaultMessage: 'Paid' },
  failed: { id: 'staff-services.payment.failed', defaultMessage: 'Failed' },
  expired: { id: 'staff-services.payment.expired', defaultMessage: 'Expired' },
  refunded: { id: 'staff-services.payment.refunded', defaultMessage: 'Refunded' },
});

/** States of operations. */
export const operationStates: Readonly<Record<StaffServiceDetails['operations'][number]['state'], MessageDescriptor>> =
  defineMessages({
    asked: { id: 'staff-services.operation.asked', defaultMessage: 'Waiting' },
    running: { id: 'staff-services.operation.running', defaultMessage: 'Running' },
    done: { id: 'staff-services.operation.done', defaultMessage: 'Done' },
    failed: { id: 'staff-services.operation.failed', defaultMessage: 'Failed' },
  });

/** Automatic steps, without the number of days. */
export const stepWords: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  remind: { id: 'staff-services.step.remind', defaultMessage: 'Reminder of the renewal' },
  remind_end: { id: 'staff-services.step.remind-end', defaultMessage: 'Reminder of the end' },
  charge_card: { id: 'staff-services.step.charge-card', defaultMessage: 'Card charged' },
  unpaid: { id: 'staff-services.step.unpaid', defaultMessage: 'Renewal failed' },
  suspend: { id: 'staff-services.step.suspend', defaultMessage: 'Suspended' },
  warn: { id: 'staff-services.step.warn', defaultMessage: 'Warning before deletion' },
  delete: { id: 'staff-services.step.delete', defaultMessage: 'Deleted' },
  end: { id: 'staff-services.step.end', defaultMessage: 'Ended' },
  next_plan: { id: 'staff-services.step.next-plan', defaultMessage: 'Plan changed' },
});
