import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-imports.title', defaultMessage: 'Imports', description: 'Title of the list of staff' },
  lead: {
    id: 'staff-imports.lead',
    defaultMessage:
      'Customers, services, invoices and tickets of another shop are imported on the server, with the commands below. Nobody gets an email, and an import can be repeated.',
    description: 'Below the title; commands in a terminal follow',
  },
  commands: { id: 'staff-imports.commands', defaultMessage: 'Commands', description: 'Heading: to type in a terminal' },
  whmcs: {
    id: 'staff-imports.whmcs',
    defaultMessage: 'From a database dump of WHMCS',
    description: 'Before a command',
  },
  csv: { id: 'staff-imports.csv', defaultMessage: 'From a folder of CSV files', description: 'Before a command' },
  dryHint: {
    id: 'staff-imports.dry-hint',
    defaultMessage: 'Add --dry-run to only see what would be imported.',
    description: 'Below commands',
  },
  none: { id: 'staff-imports.none', defaultMessage: 'No imports yet.', description: 'The list is empty' },
  filter: { id: 'staff-imports.filter', defaultMessage: 'Show', description: 'Name of a filter' },
  all: { id: 'staff-imports.all', defaultMessage: 'All', description: 'Filter' },
  real: { id: 'staff-imports.real', defaultMessage: 'Imports', description: 'Filter: no dry runs' },
  dry: { id: 'staff-imports.dry', defaultMessage: 'Dry runs', description: 'Filter' },
  shop: { id: 'staff-imports.shop', defaultMessage: 'Shop', description: 'Column: from where customers came' },
  file: { id: 'staff-imports.file', defaultMessage: 'File', description: 'Column' },
  started: { id: 'staff-imports.started', defaultMessage: 'Started', description: 'Column: time' },
  startedBy: {
    id: 'staff-imports.started-by',
    defaultMessage: 'Started by',
    description: 'Before the login of who typed the command',
  },
  finished: { id: 'staff-imports.finished', defaultMessage: 'Finished', description: 'Time' },
  records: { id: 'staff-imports.records', defaultMessage: 'New records', description: 'Column: how many were made' },
  state: { id: 'staff-imports.state', defaultMessage: 'Status' },
  isDry: { id: 'staff-imports.state.dry', defaultMessage: 'Dry run', description: 'State of an import' },
  isDone: { id: 'staff-imports.state.done', defaultMessage: 'Finished', description: 'State of an import' },
  isOpen: {
    id: 'staff-imports.state.open',
    defaultMessage: 'Running or interrupted',
    description: 'State of an import',
  },
  noReport: {
    id: 'staff-imports.no-report',
    defaultMessage: 'The report appears when the import has finished. Run it again if it was interrupted.',
    description: 'In place of the report',
  },
  source: { id: 'staff-imports.source', defaultMessage: 'Source', description: 'Installation of another shop' },
  facts: { id: 'staff-imports.facts', defaultMessage: 'Import', description: 'Heading' },
});
export const importWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
