import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-finance.datev.title', defaultMessage: 'DATEV export', description: 'Title of a page' },
  back: { id: 'staff-finance.datev.back', defaultMessage: '← VAT' },
  lead: {
    id: 'staff-finance.datev.lead',
    defaultMessage:
      'Invoices, credit notes and payments as a DATEV booking batch. Provider fees, commissions and corrections aren’t in it.',
  },
  from: { id: 'staff-finance.datev.from', defaultMessage: 'From' },
  to: { id: 'staff-finance.datev.to', defaultMessage: 'To' },
  consultant: { id: 'staff-finance.datev.consultant', defaultMessage: 'Consultant number' },
  consultantHint: {
    id: 'staff-finance.datev.consultant-hint',
    defaultMessage: 'Beraternummer, 4 to 7 digits. Your tax adviser knows it',
  },
  client: { id: 'staff-finance.datev.client', defaultMessage: 'Client number' },
  clientHint: { id: 'staff-finance.datev.client-hint', defaultMessage: 'Mandantennummer, 1 to 5 digits' },
  chart: { id: 'staff-finance.datev.chart', defaultMessage: 'Chart of accounts' },
  accounts: { id: 'staff-finance.datev.accounts', defaultMessage: 'Accounts' },
  usual: { id: 'staff-finance.datev.usual', defaultMessage: 'Empty: {skr04} in SKR04, {skr03} in SKR03' },
  domestic: { id: 'staff-finance.datev.domestic', defaultMessage: 'Domestic revenue' },
  oss: { id: 'staff-finance.datev.oss', defaultMessage: 'OSS revenue' },
  reverse_charge: { id: 'staff-finance.datev.reverse-charge', defaultMessage: 'Reverse charge revenue' },
  outside: { id: 'staff-finance.datev.outside', defaultMessage: 'Revenue outside the EU, not taxed' },
  bank: { id: 'staff-finance.datev.bank', defaultMessage: 'Bank' },
  debtor: { id: 'staff-finance.datev.debtor', defaultMessage: 'Customers' },
  automatic: {
    id: 'staff-finance.datev.automatic',
    defaultMessage: 'Revenue is booked with tax, so its accounts have to calculate the tax themselves.',
  },
  check: { id: 'staff-finance.datev.check', defaultMessage: 'Prepare file', description: 'Button' },
  badDay: { id: 'staff-finance.datev.bad-day', defaultMessage: 'Choose a day.' },
  badConsultant: { id: 'staff-finance.datev.bad-consultant', defaultMessage: 'Enter 4 to 7 digits.' },
  badClient: { id: 'staff-finance.datev.bad-client', defaultMessage: 'Enter 1 to 5 digits.' },
  badAccount: { id: 'staff-finance.datev.bad-account', defaultMessage: 'Enter 4 digits, or nothing.' },
  badDebtor: { id: 'staff-finance.datev.bad-debtor', defaultMessage: 'Enter 5 digits, or nothing.' },
  contents: { id: 'staff-finance.datev.contents', defaultMessage: 'What the file has' },
  kind: { id: 'staff-finance.datev.kind', defaultMessage: 'Bookings' },
  account: { id: 'staff-finance.datev.account', defaultMessage: 'Account' },
  count: { id: 'staff-finance.datev.count', defaultMessage: 'Number' },
  sum: { id: 'staff-finance.datev.sum', defaultMessage: 'Sum, with tax' },
  payments: { id: 'staff-finance.datev.payments', defaultMessage: 'Payments, less refunds' },
  download: { id: 'staff-finance.datev.download', defaultMessage: 'Download DATEV file', description: 'Link' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
