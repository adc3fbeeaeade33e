import type { TransferState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-finance.transfers.title', defaultMessage: 'Bank transfers', description: 'Title of a page' },
  lead: {
    id: 'staff-finance.transfers.lead',
    defaultMessage: 'Money that came to our account, from imported bank statements. Newest first.',
  },
  upload: { id: 'staff-finance.transfers.upload', defaultMessage: 'Import a statement', description: 'Link' },
  list: { id: 'staff-finance.transfers.list', defaultMessage: 'Transfers', description: 'Name of a table' },
  filter: { id: 'staff-finance.transfers.filter', defaultMessage: 'State', description: 'Name of a choice' },
  search: { id: 'staff-finance.transfers.search', defaultMessage: 'Payer, text, reference, IBAN or amount' },
  find: { id: 'staff-finance.transfers.find', defaultMessage: 'Search' },
  clear: { id: 'staff-finance.transfers.clear', defaultMessage: 'Clear the search' },
  none: { id: 'staff-finance.transfers.none', defaultMessage: 'No transfers.' },
  noneUnmatched: {
    id: 'staff-finance.transfers.none-unmatched',
    defaultMessage: 'Every transfer belongs to a payment or has been set aside.',
  },
  payer: { id: 'staff-finance.transfers.payer', defaultMessage: 'Payer' },
  noPayer: { id: 'staff-finance.transfers.no-payer', defaultMessage: 'No name' },
  text: { id: 'staff-finance.transfers.text', defaultMessage: 'Text', description: 'What the payer has written' },
  booked: { id: 'staff-finance.transfers.booked', defaultMessage: 'Booked', description: 'Day of a bank statement' },
  state: { id: 'staff-finance.transfers.state', defaultMessage: 'State' },
  amount: { id: 'staff-finance.transfers.amount', defaultMessage: 'Amount' },
});
export const transferWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const transferStateWords: Readonly<Record<TransferState, MessageDescriptor>> = defineMessages({
  unmatched: {
    id: 'staff-finance.transfers.unmatched',
    defaultMessage: 'Unmatched',
    description: 'State of transfers',
  },
  matched: { id: 'staff-finance.transfers.matched', defaultMessage: 'Matched', description: 'State of transfers' },
  aside: { id: 'staff-finance.transfers.aside', defaultMessage: 'Set aside', description: 'State of transfers' },
  all: { id: 'staff-finance.transfers.all', defaultMessage: 'All', description: 'Transfers in any state' },
});
