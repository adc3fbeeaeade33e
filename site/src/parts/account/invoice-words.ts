import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  number: { id: 'invoices.number', defaultMessage: 'Number', description: 'Column and filter of invoices' },
  date: { id: 'invoices.date', defaultMessage: 'Date' },
  total: { id: 'invoices.total', defaultMessage: 'Total' },
  buyer: { id: 'invoices.buyer', defaultMessage: 'Billed to' },
  pages: { id: 'invoices.pages', defaultMessage: 'Pages of invoices', description: 'Name of the links to the pages' },
  page: { id: 'invoices.page', defaultMessage: 'Page {page, number}', description: 'Link to a page of the list' },
  previous: { id: 'invoices.previous', defaultMessage: 'Previous', description: 'Link to the page before' },
  next: { id: 'invoices.next', defaultMessage: 'Next', description: 'Link to the next page' },
});
/** Words of lists of invoices: our own, and those from before the customer moved in. */
export const invoiceWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
