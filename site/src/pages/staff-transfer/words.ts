import type { TransferHint } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'staff-finance.transfer.back', defaultMessage: 'Bank transfers', description: 'Link to the list' },
  title: { id: 'staff-finance.transfer.title', defaultMessage: 'Transfer {id}', description: '{id} is a number' },
  text: { id: 'staff-finance.transfer.text', defaultMessage: 'Text', description: 'What the payer has written' },
  iban: { id: 'staff-finance.transfer.iban', defaultMessage: 'IBAN' },
  line: { id: 'staff-finance.transfer.line', defaultMessage: 'Line of the statement' },
  reference: { id: 'staff-finance.transfer.reference', defaultMessage: 'Reference' },
  customer: { id: 'staff-finance.transfer.customer', defaultMessage: 'Customer' },
  account: {
    id: 'staff-finance.transfer.account',
    defaultMessage: 'Account {account}',
    description: 'Number of an account',
  },
  credited: { id: 'staff-finance.transfer.credited', defaultMessage: 'Added to the balance' },
  asideBy: {
    id: 'staff-finance.transfer.aside-by',
    defaultMessage: 'Set aside by {name}: “{reason}”',
    description: 'Why a transfer is no customer’s',
  },
  suggestions: { id: 'staff-finance.transfer.suggestions', defaultMessage: 'What it may be for' },
  suggestionsList: {
    id: 'staff-finance.transfer.suggestions-list',
    defaultMessage: 'Payments by likelihood',
    description: 'Name of a table',
  },
  noSuggestions: {
    id: 'staff-finance.transfer.no-suggestions',
    defaultMessage: 'No expected transfer has a similar reference, amount or payer.',
  },
  payment: { id: 'staff-finance.transfer.payment', defaultMessage: 'Payment' },
  due: { id: 'staff-finance.transfer.due', defaultMessage: 'Due', description: 'Amount of a payment' },
  received: {
    id: 'staff-finance.transfer.received',
    defaultMessage: '{amount} received',
    description: 'Beside the amount due',
  },
  asked: { id: 'staff-finance.transfer.asked', defaultMessage: 'Ordered', description: 'Column: the day' },
  closed: {
    id: 'staff-finance.transfer.closed',
    defaultMessage: 'Already paid or cancelled: the money goes to the balance.',
  },
  because: { id: 'staff-finance.transfer.because', defaultMessage: 'Matches', description: 'Column: what is the same' },
  action: { id: 'staff-finance.transfer.action', defaultMessage: 'Action' },
  assign: {
    id: 'staff-finance.transfer.assign',
    defaultMessage: 'Assign',
    description: 'Button: this payment is meant',
  },
  assignTo: { id: 'staff-finance.transfer.assign-to', defaultMessage: 'Assign by reference' },
  assignHint: {
    id: 'staff-finance.transfer.assign-hint',
    defaultMessage: 'The reference on the customer’s payment page. It begins with RF.',
  },
  credit: { id: 'staff-finance.transfer.credit', defaultMessage: 'Add to a balance' },
  creditLead: {
    id: 'staff-finance.transfer.credit-lead',
    defaultMessage: 'For money of a customer who hasn’t ordered anything with it.',
  },
  creditAccount: { id: 'staff-finance.transfer.credit-account', defaultMessage: 'Account number' },
  reason: { id: 'staff-finance.transfer.reason', defaultMessage: 'Reason', description: 'Field: why staff do this' },
  creditButton: { id: 'staff-finance.transfer.credit-button', defaultMessage: 'Add {amount} to the balance' },
  noNumber: { id: 'staff-finance.transfer.no-number', defaultMessage: 'Enter the number of an account.' },
  aside: { id: 'staff-finance.transfer.aside', defaultMessage: 'Set aside' },
  asideLead: {
    id: 'staff-finance.transfer.aside-lead',
    defaultMessage: 'For money that isn’t a customer’s, such as interest or a refund from a supplier.',
  },
  asideButton: { id: 'staff-finance.transfer.aside-button', defaultMessage: 'Set transfer aside' },
  takeBack: { id: 'staff-finance.transfer.take-back', defaultMessage: 'Mark as unmatched' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const hintWords: Readonly<Record<TransferHint, MessageDescriptor>> = defineMessages({
  reference: {
    id: 'staff-finance.transfer.by-reference',
    defaultMessage: 'similar reference',
    description: 'In a list',
  },
  amount: { id: 'staff-finance.transfer.by-amount', defaultMessage: 'amount', description: 'In a list: it’s the same' },
  iban: { id: 'staff-finance.transfer.by-iban', defaultMessage: 'IBAN used before', description: 'In a list' },
  payer: { id: 'staff-finance.transfer.by-payer', defaultMessage: 'name', description: 'In a list: of the payer' },
});
