import type { DataTableLabels } from '@hoster/ui/data-table';
import { useMemo } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  filters: { id: 'tables.filters', defaultMessage: 'Filters', description: 'Button that shows the filters on phones' },
  apply: { id: 'tables.apply', defaultMessage: 'Apply filters' },
  clear: { id: 'tables.clear', defaultMessage: 'Clear filters' },
  clearOne: { id: 'tables.clear-one', defaultMessage: 'Clear “{filter}”' },
  view: { id: 'tables.view', defaultMessage: 'View', description: 'Button that opens the choice of columns' },
  columns: { id: 'tables.columns', defaultMessage: 'Columns' },
  density: { id: 'tables.density', defaultMessage: 'Row height' },
  comfortable: { id: 'tables.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'tables.compact', defaultMessage: 'Compact' },
  reset: { id: 'tables.reset', defaultMessage: 'Reset view' },
  sorted: {
    id: 'tables.sorted',
    defaultMessage:
      '{direction, select, ascending {Sorted by {header}, ascending} other {Sorted by {header}, descending}}',
    description: 'Announced when a table was sorted',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** Texts that all data tables share. Pages with one list the messages `tables`. */
export function useTableLabels(): DataTableLabels {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      filters: formatMessage(words.filters),
      apply: formatMessage(words.apply),
      clearFilters: formatMessage(words.clear),
      clearFilter: (filter) => formatMessage(words.clearOne, { filter }),
      view: formatMessage(words.view),
      columns: formatMessage(words.columns),
      density: formatMessage(words.density),
      comfortable: formatMessage(words.comfortable),
      compact: formatMessage(words.compact),
      resetView: formatMessage(words.reset),
      sorted: (header, direction) => formatMessage(words.sorted, { header, direction }),
    }),
    [formatMessage],
  );
}
