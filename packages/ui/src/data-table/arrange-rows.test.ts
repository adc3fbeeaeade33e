import { expect, test } from 'vitest';
import { arrangeRows } from './arrange-rows.ts';
import type { DataTableColumn } from './column.ts';

interface Row {
  name: string;
  state?: string;
  size?: number | bigint | null;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, value: (row) => row.name, filter: { label: 'Name' } },
  {
    id: 'state',
    header: 'State',
    cell: (row) => row.state,
    value: (row) => row.state,
    filter: { label: 'State', options: [], allLabel: 'All' },
  },
  { id: 'size', header: 'Size', cell: (row) => String(row.size), value: (row) => row.size },
];
const rows: Row[] = [
  { name: 'web-10', state: 'on', size: 3 },
  { name: 'Éva', size: null },
  { name: 'web-9', state: 'off', size: 12n },
  { name: 'İstanbul', state: 'one' },
];
const names = (arranged: readonly Row[]) => arranged.map(({ name }) => name);
const arrange = (filters: Record<string, string[]>, by?: string, direction: 'ascending' | 'descending' = 'ascending') =>
  names(arrangeRows(rows, columns, { filters, sort: by === undefined ? undefined : { by, direction } }, 'en'));

test('text matches anywhere, ignoring case and accents', () => {
  expect(arrange({ name: ['WEB'] })).toEqual(['web-10', 'web-9']);
  expect(arrange({ name: ['eva'] })).toEqual(['Éva']);
  expect(arrange({ name: ['istan'] })).toEqual(['İstanbul']);
});

test('a choice matches the whole value, and several choices any of them', () => {
  expect(arrange({ state: ['on'] })).toEqual(['web-10']);
  expect(arrange({ state: ['on', 'off'] })).toEqual(['web-10', 'web-9']);
});

test('sorts numbers by size, and digits in names as numbers', () => {
  expect(arrange({}, 'name')).toEqual(['Éva', 'İstanbul', 'web-9', 'web-10']);
  expect(arrange({ name: ['web'] }, 'size', 'descending')).toEqual(['web-9', 'web-10']);
});

test('rows without a value come last in both directions, in their order', () => {
  expect(arrange({}, 'size')).toEqual(['web-10', 'web-9', 'Éva', 'İstanbul']);
  expect(arrange({}, 'size', 'descending')).toEqual(['web-9', 'web-10', 'Éva', 'İstanbul']);
});

test('an unknown column or one without values changes nothing', () => {
  expect(arrange({ other: ['x'] }, 'other')).toEqual(names(rows));
});

test('sorts by another value than it filters by, such as the rank of a choice', () => {
  const rank = { low: 1, high: 2, critical: 3 };
  const severity: DataTableColumn<keyof typeof rank> = {
    id: 'severity',
    header: 'Severity',
    cell: String,
    value: String,
    sortValue: (row) => rank[row],
    filter: { label: 'Severity', options: [], allLabel: 'All' },
  };
  const sort = { by: 'severity', direction: 'descending' } as const;
  const filters = { severity: ['low', 'critical'] };
  expect(arrangeRows(['low', 'high', 'critical'], [severity], { sort, filters }, 'en')).toEqual(['critical', 'low']);
});
