import type { StatementFormat, StatementImportState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-finance.statements.title', defaultMessage: 'Bank statements', description: 'Title of a page' },
  lead: {
    id: 'staff-finance.statements.lead',
    defaultMessage:
      'Import statements of the account that customers send transfers to. Lines that were imported before, and money that went out, change nothing.',
  },
  upload: { id: 'staff-finance.statements.upload', defaultMessage: 'Import a statement' },
  file: { id: 'staff-finance.statements.file', defaultMessage: 'File' },
  choose: { id: 'staff-finance.statements.choose', defaultMessage: 'Choose a file' },
  drop: { id: 'staff-finance.statements.drop', defaultMessage: 'or drop it here' },
  limits: { id: 'staff-finance.statements.limits', defaultMessage: 'CAMT.053, MT940 or CSV, up to 8 MB' },
  remove: { id: 'staff-finance.statements.remove', defaultMessage: 'Remove {name}' },
  added: { id: 'staff-finance.statements.added', defaultMessage: 'Added: {names}', description: 'Announced' },
  removed: { id: 'staff-finance.statements.removed', defaultMessage: 'Removed: {names}', description: 'Announced' },
  rejected: {
    id: 'staff-finance.statements.rejected',
    defaultMessage: '{name} wasn’t added. Choose one file of up to 8 MB.',
  },
  import: { id: 'staff-finance.statements.import', defaultMessage: 'Import', description: 'Button' },
  working: { id: 'staff-finance.statements.working', defaultMessage: 'Importing' },
  earlier: { id: 'staff-finance.statements.earlier', defaultMessage: 'Earlier imports' },
  list: { id: 'staff-finance.statements.list', defaultMessage: 'Imported files', description: 'Name of a table' },
  none: { id: 'staff-finance.statements.none', defaultMessage: 'No statements yet.' },
  format: { id: 'staff-finance.statements.format', defaultMessage: 'Format' },
  by: { id: 'staff-finance.statements.by', defaultMessage: 'Imported by' },
  when: { id: 'staff-finance.statements.when', defaultMessage: 'Imported', description: 'Column: the time' },
  state: { id: 'staff-finance.statements.state', defaultMessage: 'State' },
  matched: { id: 'staff-finance.statements.matched', defaultMessage: 'Matched' },
  unmatched: { id: 'staff-finance.statements.unmatched', defaultMessage: 'Unmatched' },
  noName: { id: 'staff-finance.statements.no-name', defaultMessage: 'File without a name' },
});
export const statementWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const formatWords: Readonly<Record<StatementFormat, MessageDescriptor>> = defineMessages({
  camt: { id: 'staff-finance.statements.camt', defaultMessage: 'CAMT', description: 'Format of bank statements' },
  mt940: { id: 'staff-finance.statements.mt940', defaultMessage: 'MT940', description: 'Format of bank statements' },
  csv: { id: 'staff-finance.statements.csv', defaultMessage: 'CSV', description: 'Format of bank statements' },
});

export const importStateWords: Readonly<Record<StatementImportState, MessageDescriptor>> = defineMessages({
  columns: {
    id: 'staff-finance.statements.columns',
    defaultMessage: 'Columns needed',
    description: 'State of an import',
  },
  open: { id: 'staff-finance.statements.open', defaultMessage: 'Not finished', description: 'State of an import' },
  done: { id: 'staff-finance.statements.done', defaultMessage: 'Imported', description: 'State of an import' },
});
