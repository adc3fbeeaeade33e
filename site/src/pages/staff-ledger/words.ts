import type { LedgerAccountName } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-finance.ledger.title', defaultMessage: 'Ledger', description: 'Title of a page' },
  lead: {
    id: 'staff-finance.ledger.lead',
    defaultMessage: 'Everything that was ever booked, in euros. Top-ups are customers’ funds, not revenue.',
  },
  unbalanced: {
    id: 'staff-finance.ledger.unbalanced',
    defaultMessage: 'Debits and credits differ. Find out what changed the database.',
  },
  accounts: { id: 'staff-finance.ledger.accounts', defaultMessage: 'Accounts', description: 'Of the books' },
  accountsList: {
    id: 'staff-finance.ledger.accounts-list',
    defaultMessage: 'Trial balance',
    description: 'Name of a table',
  },
  account: { id: 'staff-finance.ledger.account', defaultMessage: 'Account' },
  debit: { id: 'staff-finance.ledger.debit', defaultMessage: 'Debit' },
  credit: { id: 'staff-finance.ledger.credit', defaultMessage: 'Credit' },
  balance: { id: 'staff-finance.ledger.balance', defaultMessage: 'Balance', description: 'Debits minus credits' },
  total: { id: 'staff-finance.ledger.total', defaultMessage: 'Total' },
  entries: { id: 'staff-finance.ledger.entries', defaultMessage: 'Entries' },
  entriesOf: {
    id: 'staff-finance.ledger.entries-of',
    defaultMessage: 'Entries: {account}',
    description: '{account} of the books',
  },
  entriesList: {
    id: 'staff-finance.ledger.entries-list',
    defaultMessage: 'Entries by date',
    description: 'Name of a table',
  },
  none: { id: 'staff-finance.ledger.none', defaultMessage: 'No entries.' },
  all: { id: 'staff-finance.ledger.all', defaultMessage: 'All accounts', description: 'Choice and link' },
  customer: { id: 'staff-finance.ledger.customer', defaultMessage: 'Customer’s account number' },
  filter: { id: 'staff-finance.ledger.filter', defaultMessage: 'Show', description: 'Button that applies filters' },
  entry: { id: 'staff-finance.ledger.entry', defaultMessage: 'Entry' },
  postings: { id: 'staff-finance.ledger.postings', defaultMessage: 'Postings' },
  when: { id: 'staff-finance.ledger.when', defaultMessage: 'Time' },
  ofCustomer: {
    id: 'staff-finance.ledger.of-customer',
    defaultMessage: 'account {customer}',
    description: 'Number of an account',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const accountWords: Readonly<Record<LedgerAccountName, MessageDescriptor>> = defineMessages({
  customer: {
    id: 'staff-finance.ledger.in.customer',
    defaultMessage: 'Customer balances',
    description: 'Account of the books',
  },
  overdraft: {
    id: 'staff-finance.ledger.in.overdraft',
    defaultMessage: 'Overdrafts',
    description: 'Account of the books',
  },
  receivable: {
    id: 'staff-finance.ledger.in.receivable',
    defaultMessage: 'Receivables',
    description: 'Account of the books',
  },
  revenue: { id: 'staff-finance.ledger.in.revenue', defaultMessage: 'Revenue', description: 'Account of the books' },
  vat: { id: 'staff-finance.ledger.in.vat', defaultMessage: 'VAT', description: 'Account of the books' },
  clearing: {
    id: 'staff-finance.ledger.in.clearing',
    defaultMessage: 'Payment providers',
    description: 'Account of the books',
  },
  fees: { id: 'staff-finance.ledger.in.fees', defaultMessage: 'Provider fees', description: 'Account of the books' },
  refunds: { id: 'staff-finance.ledger.in.refunds', defaultMessage: 'Refunds', description: 'Account of the books' },
  chargebacks: {
    id: 'staff-finance.ledger.in.chargebacks',
    defaultMessage: 'Chargebacks',
    description: 'Account of the books',
  },
  commissions: {
    id: 'staff-finance.ledger.in.commissions',
    defaultMessage: 'Partner commissions',
    description: 'Account of the books',
  },
  equity: { id: 'staff-finance.ledger.in.equity', defaultMessage: 'Equity', description: 'Account of the books' },
});
