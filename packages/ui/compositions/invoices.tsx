import { Price } from '../src/price/price.tsx';
import { Status } from '../src/status/status.tsx';
import type { DataTableColumn } from '../src/data-table/column.ts';
import type { DataTableLabels } from '../src/data-table/labels.ts';

/** Data of the stories and tests. */
export interface Invoice {
  number: string;
  date: string;
  state: 'paid' | 'due' | 'cancelled';
  method: string;
  cents: number;
}

const states = ['paid', 'due', 'cancelled'] as const;

/** Returns invoices in the order of their numbers; totals grow. */
export const invoices = (count: number): Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `HST-2026-${String(index + 1).padStart(4, '0')}`,
    date: `2026-${String((index % 12) + 1).padStart(2, '0')}-14`,
    state: states[index % 3] ?? 'paid',
    method: index % 2 === 0 ? 'Card' : 'Bank transfer',
    cents: 590 * (index + 1),
  }));

const words = {
  paid: <Status tone="success">Paid</Status>,
  due: <Status tone="warning">Due</Status>,
  cancelled: <Status tone="neutral">Cancelled</Status>,
};

export const columns: readonly DataTableColumn<Invoice>[] = [
  {
    id: 'number',
    header: 'Number',
    rowHeader: true,
    nowrap: true,
    sortable: true,
    filter: { label: 'Filter by number' },
    value: (row) => row.number,
    cell: (row) => row.number,
  },
  {
    id: 'date',
    header: 'Date',
    nowrap: true,
    sortable: 'descending',
    value: (row) => row.date,
    cell: (row) => row.date,
  },
  {
    id: 'state',
    header: 'State',
    filter: {
      label: 'State',
      allLabel: 'All states',
      options: [
        { value: 'paid', label: 'Paid' },
        { value: 'due', label: 'Due' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
    },
    value: (row) => row.state,
    cell: (row) => words[row.state],
  },
  { id: 'method', header: 'Paid by', initiallyHidden: true, value: (row) => row.method, cell: (row) => row.method },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    nowrap: true,
    sortable: 'descending',
    value: (row) => row.cents,
    cell: (row) => <Price fixed amount={{ cents: row.cents }} currency={{ short: 'EUR' }} locale="en" />,
  },
];

export const labels: DataTableLabels = {
  filters: 'Filters',
  apply: 'Apply filters',
  clearFilters: 'Clear filters',
  clearFilter: (filter) => `Clear “${filter}”`,
  view: 'View',
  columns: 'Columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  resetView: 'Reset view',
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
};

export const selectionLabels = {
  label: 'Select',
  allLabel: 'Select all invoices',
  rowLabel: (row: Invoice) => `Select ${row.number}`,
  countLabel: (count: number, all: number) => `${count} of ${all} selected`,
  barLabel: 'Actions for selected invoices',
  clearLabel: 'Clear selection',
};
