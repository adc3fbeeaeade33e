import type { VatScheme } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-finance.vat.title', defaultMessage: 'VAT', description: 'Title of a page' },
  lead: {
    id: 'staff-finance.vat.lead',
    defaultMessage: 'From invoices and credit notes, in euros, compared with the ledger.',
  },
  quarter: {
    id: 'staff-finance.vat.quarter',
    defaultMessage: 'Quarter {quarter} of {year}',
    description: 'Title of a section',
  },
  quarterField: { id: 'staff-finance.vat.quarter-field', defaultMessage: 'Quarter' },
  year: { id: 'staff-finance.vat.year', defaultMessage: 'Year' },
  scheme: { id: 'staff-finance.vat.scheme', defaultMessage: 'Report' },
  all: { id: 'staff-finance.vat.all', defaultMessage: 'All', description: 'Choice: every kind of VAT report' },
  show: { id: 'staff-finance.vat.show', defaultMessage: 'Show', description: 'Button that applies filters' },
  list: { id: 'staff-finance.vat.list', defaultMessage: 'VAT by country and rate', description: 'Name of a table' },
  none: { id: 'staff-finance.vat.none', defaultMessage: 'No invoices in this quarter.' },
  country: { id: 'staff-finance.vat.country', defaultMessage: 'Country' },
  unknown: { id: 'staff-finance.vat.unknown', defaultMessage: 'Not known', description: 'Instead of a country' },
  seller: { id: 'staff-finance.vat.seller', defaultMessage: 'Seller' },
  rate: { id: 'staff-finance.vat.rate', defaultMessage: 'Rate' },
  documents: {
    id: 'staff-finance.vat.documents',
    defaultMessage: 'Documents',
    description: 'Number of invoices and credit notes',
  },
  net: { id: 'staff-finance.vat.net', defaultMessage: 'Net' },
  vat: { id: 'staff-finance.vat.vat', defaultMessage: 'VAT' },
  booked: { id: 'staff-finance.vat.booked', defaultMessage: 'VAT of these documents in the ledger' },
  without: { id: 'staff-finance.vat.without', defaultMessage: 'VAT in the ledger without a document' },
  equal: { id: 'staff-finance.vat.equal', defaultMessage: 'The documents and the ledger agree.' },
  undocumented: {
    id: 'staff-finance.vat.undocumented',
    defaultMessage: 'The ledger has {amount} of VAT without a document. Check before you file this report.',
    description: '{amount} is an amount of money',
  },
  differs: {
    id: 'staff-finance.vat.differs',
    defaultMessage: 'The documents say {documents}, the ledger {booked}. Check before you file this report.',
    description: '{documents} and {booked} are amounts of money',
  },
  oss: { id: 'staff-finance.vat.oss', defaultMessage: 'Download OSS report as CSV' },
  datev: { id: 'staff-finance.vat.datev', defaultMessage: 'Export bookings for DATEV' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const schemeWords: Readonly<Record<VatScheme, MessageDescriptor>> = defineMessages({
  domestic: {
    id: 'staff-finance.vat.domestic',
    defaultMessage: 'Domestic',
    description: 'VAT in the seller’s country',
  },
  oss: {
    id: 'staff-finance.vat.scheme-oss',
    defaultMessage: 'OSS',
    description: 'VAT scheme of the EU: One Stop Shop',
  },
  reverse_charge: {
    id: 'staff-finance.vat.reverse-charge',
    defaultMessage: 'Reverse charge',
    description: 'VAT scheme',
  },
  outside: { id: 'staff-finance.vat.outside', defaultMessage: 'Not taxed', description: 'VAT scheme: none is due' },
});
