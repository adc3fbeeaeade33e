import { defineMessages, type MessageDescriptor } from 'react-intl';
import { invoiceWords } from '../../parts/account/invoice-words.ts';

const messages = defineMessages({
  title: { id: 'invoices.title', defaultMessage: 'Invoices', description: 'Title of the list of invoices' },
  lead: {
    id: 'invoices.lead',
    defaultMessage:
      'We issue an invoice for each order and renewal when it’s paid, and a credit note when we return money. You also get them by email.',
    description: 'Below the title of the list of invoices',
  },
  filter: { id: 'invoices.filter', defaultMessage: 'Filter', description: 'Name of the filter form' },
  kind: { id: 'invoices.kind', defaultMessage: 'Type', description: 'Column and filter of invoices' },
  allKinds: { id: 'invoices.kind.all', defaultMessage: 'All', description: 'Filter: invoices and credit notes' },
  invoice: { id: 'invoices.kind.invoice', defaultMessage: 'Invoice', description: 'Type of a document' },
  credit_note: { id: 'invoices.kind.credit', defaultMessage: 'Credit note', description: 'Type of a document' },
  from: { id: 'invoices.from', defaultMessage: 'From', description: 'Filter: first day' },
  to: { id: 'invoices.to', defaultMessage: 'To', description: 'Filter: last day' },
  show: { id: 'invoices.show', defaultMessage: 'Show', description: 'Button of the filter form' },
  clear: { id: 'invoices.clear', defaultMessage: 'Clear filters', description: 'Link that shows all invoices' },
  earlier: {
    id: 'invoices.earlier.link',
    defaultMessage: 'Invoices from before the move ({count, number})',
    description: 'Link to the invoices of another shop, from which the customer was moved to this one',
  },
  document: { id: 'invoices.document', defaultMessage: 'Document' },
  pdf: { id: 'invoices.pdf', defaultMessage: 'Download PDF', description: 'Link to the document of an invoice' },
  pdfOf: {
    id: 'invoices.pdf.of',
    defaultMessage: 'Download PDF of {number}',
    description: 'Name of the link to the document of an invoice',
  },
  xml: {
    id: 'invoices.xml',
    defaultMessage: 'E-invoice (XML)',
    description: 'Link to an invoice as a file for accounting software: XRechnung or Peppol',
  },
  xmlOf: {
    id: 'invoices.xml.of',
    defaultMessage: 'E-invoice of {number} (XML)',
    description: 'Name of the link to an invoice as a file for accounting software',
  },
  ask: { id: 'invoices.ask', defaultMessage: 'Ask support', description: 'Link to a new ticket about an invoice' },
  askOf: {
    id: 'invoices.ask.of',
    defaultMessage: 'Ask support about {number}',
    description: 'Name of the link to a new ticket about an invoice',
  },
  corrects: {
    id: 'invoices.corrects',
    defaultMessage: 'Corrects {number}',
    description: 'Of a credit note: the invoice that it takes back',
  },
  csv: {
    id: 'invoices.csv',
    defaultMessage: 'Download as CSV',
    description: 'Link to a table of the shown invoices',
  },
  count: {
    id: 'invoices.count',
    defaultMessage: '{count, plural, one {# document} other {# documents}}',
    description: 'How many invoices and credit notes the filter lets through',
  },
  none: {
    id: 'invoices.none',
    defaultMessage: 'No invoices yet. The first one will appear when you pay for an order.',
    description: 'The account has no invoices',
  },
  nothing: {
    id: 'invoices.nothing',
    defaultMessage: 'No invoices match the filter.',
    description: 'The filter lets no invoice through',
  },
  failed: {
    id: 'invoices.failed',
    defaultMessage: 'We couldn’t load your invoices',
    description: 'Title when the list of invoices did not load',
  },
  again: { id: 'invoices.again', defaultMessage: 'Try again', description: 'Link that loads the list again' },
});

/** Messages of the list of invoices. */
export const words: Readonly<Record<keyof typeof messages | keyof typeof invoiceWords, MessageDescriptor>> = {
  ...invoiceWords,
  ...messages,
};
