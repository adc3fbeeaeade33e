import type { StatementDates } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'staff-finance.statement.back', defaultMessage: 'Bank statements', description: 'Link to the list' },
  title: { id: 'staff-finance.statement.title', defaultMessage: 'Statement {id}', description: '{id} is a number' },
  done: {
    id: 'staff-finance.statement.done',
    defaultMessage:
      '{matched, plural, one {# transfer has been matched} other {# transfers have been matched}}, {unmatched, plural, one {# hasn’t} other {# haven’t}}.',
    description: 'After the import of a bank statement',
  },
  toUnmatched: { id: 'staff-finance.statement.to-unmatched', defaultMessage: 'Match transfers', description: 'Link' },
  interrupted: {
    id: 'staff-finance.statement.interrupted',
    defaultMessage: 'The import was interrupted. Continue it: nothing is booked twice.',
  },
  continue: { id: 'staff-finance.statement.continue', defaultMessage: 'Continue the import' },
  matched: { id: 'staff-finance.statement.matched', defaultMessage: 'Matched with payments' },
  unmatched: { id: 'staff-finance.statement.unmatched', defaultMessage: 'Not matched' },
  known: { id: 'staff-finance.statement.known', defaultMessage: 'Imported before' },
  outgoing: { id: 'staff-finance.statement.outgoing', defaultMessage: 'Outgoing, left out' },
  refused: { id: 'staff-finance.statement.refused', defaultMessage: 'Couldn’t be used' },
  leftOut: { id: 'staff-finance.statement.left-out', defaultMessage: 'Lines that couldn’t be used' },
  leftOutList: {
    id: 'staff-finance.statement.left-out-list',
    defaultMessage: 'Left out',
    description: 'Name of a table',
  },
  line: { id: 'staff-finance.statement.line', defaultMessage: 'Line' },
  text: { id: 'staff-finance.statement.text', defaultMessage: 'Contents' },
  why: { id: 'staff-finance.statement.why', defaultMessage: 'Reason', description: 'Column: why a line was left out' },
  columns: { id: 'staff-finance.statement.columns', defaultMessage: 'What are the columns?' },
  columnsLead: {
    id: 'staff-finance.statement.columns-lead',
    defaultMessage: 'Files with the same columns won’t ask again.',
  },
  sample: {
    id: 'staff-finance.statement.sample',
    defaultMessage: 'First rows of the file',
    description: 'Name of a table',
  },
  column: { id: 'staff-finance.statement.column', defaultMessage: 'Column {number}' },
  option: {
    id: 'staff-finance.statement.option',
    defaultMessage: '{number}: {sample}',
    description: 'A column of a file: its number and its first row',
  },
  noColumn: {
    id: 'staff-finance.statement.no-column',
    defaultMessage: 'None',
    description: 'Option: no column has it',
  },
  choose: { id: 'staff-finance.statement.choose', defaultMessage: 'Choose a column' },
  hasHeader: { id: 'staff-finance.statement.has-header', defaultMessage: 'The first row names the columns' },
  date: { id: 'staff-finance.statement.date', defaultMessage: 'Day of the booking' },
  dates: { id: 'staff-finance.statement.dates', defaultMessage: 'Order of the date' },
  amount: { id: 'staff-finance.statement.amount', defaultMessage: 'Amount' },
  decimal: { id: 'staff-finance.statement.decimal', defaultMessage: 'Decimal separator' },
  comma: { id: 'staff-finance.statement.comma', defaultMessage: 'Comma: 1.234,50' },
  point: { id: 'staff-finance.statement.point', defaultMessage: 'Point: 1,234.50' },
  direction: { id: 'staff-finance.statement.direction', defaultMessage: 'Incoming or outgoing' },
  directionHint: {
    id: 'staff-finance.statement.direction-hint',
    defaultMessage: 'If amounts have no minus, the column that tells money in from money out.',
  },
  outgoingText: { id: 'staff-finance.statement.outgoing-text', defaultMessage: 'Text for outgoing' },
  outgoingHint: {
    id: 'staff-finance.statement.outgoing-hint',
    defaultMessage: 'What that column says for money that went out, such as “Debit”.',
  },
  payer: { id: 'staff-finance.statement.payer', defaultMessage: 'Payer' },
  iban: { id: 'staff-finance.statement.iban', defaultMessage: 'IBAN of the payer' },
  currency: { id: 'staff-finance.statement.currency', defaultMessage: 'Currency' },
  currencyHint: { id: 'staff-finance.statement.currency-hint', defaultMessage: 'Without one, amounts are in euros.' },
  remittance: { id: 'staff-finance.statement.remittance', defaultMessage: 'Text of the payer' },
  remittanceMore: { id: 'staff-finance.statement.remittance-more', defaultMessage: 'More text (optional)' },
  import: { id: 'staff-finance.statement.import', defaultMessage: 'Import' },
  working: { id: 'staff-finance.statement.working', defaultMessage: 'Importing' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const dateWords: Readonly<Record<StatementDates, MessageDescriptor>> = defineMessages({
  ymd: { id: 'staff-finance.statement.ymd', defaultMessage: 'Year, month, day: 2026-11-30' },
  dmy: { id: 'staff-finance.statement.dmy', defaultMessage: 'Day, month, year: 30.11.2026' },
  mdy: { id: 'staff-finance.statement.mdy', defaultMessage: 'Month, day, year: 11/30/2026' },
});
