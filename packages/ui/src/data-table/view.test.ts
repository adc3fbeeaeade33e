import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DataTableView, initialView, readTableView, tableViewHref } from './view.ts';

const columns = [
  { id: 'name', sortable: true, filter: {}, hideable: false },
  { id: 'state', filter: {} },
  { id: 'note', initiallyHidden: true },
  { id: 'total', sortable: 'descending' },
] as const;

const read = (href: string, options = {}) =>
  readTableView(new URL(href, 'https://x.example/').searchParams, columns, options);

test('an address opens the view that it was made of', () => {
  const view = fc.record({
    sort: fc.option(
      fc.record({
        by: fc.constantFrom('name', 'total'),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
      { nil: undefined },
    ),
    filters: fc.dictionary(
      fc.constantFrom('name', 'state'),
      fc.array(fc.string({ minLength: 1, unit: 'binary-ascii' }), { minLength: 1, maxLength: 3 }),
      { noNullPrototype: true },
    ),
    hidden: fc.subarray(['state', 'note', 'total']),
    density: fc.constantFrom('comfortable' as const, 'compact' as const),
    cursor: fc.option(fc.string({ minLength: 1, unit: 'binary-ascii' }), { nil: undefined }),
  });
  fc.assert(
    fc.property(view, fc.constantFrom('', 'a.'), (wanted: DataTableView, prefix) => {
      const href = tableViewHref('/list/?year=2026#top', wanted, columns, { prefix });
      expect(read(href, { prefix })).toEqual(wanted);
      expect(new URL(href, 'https://x.example/').searchParams.get('year')).toBe('2026');
      expect(href.startsWith('/list/?') && href.endsWith('#top')).toBe(true);
    }),
  );
});

test('the initial view needs no parameters, and replaces those of another view', () => {
  expect(tableViewHref('/list/?sort=-total&state=due&columns=&cursor=x', initialView(columns), columns)).toBe('/list/');
  expect(tableViewHref('', initialView(columns), columns)).toBe('?');
});

test('a filter that is set at first can be turned off in the address', () => {
  const initial: DataTableView = { ...initialView(columns), filters: { state: ['due'] } };
  expect(read('/', { initial }).filters).toEqual({ state: ['due'] });
  const href = tableViewHref('/', { ...initial, filters: {} }, columns, { initial });
  expect(href).toBe('/?state=');
  expect(read(href, { initial }).filters).toEqual({});
});

test.each([
  ['an unknown column', '/?sort=password&columns=name,secret&other=1'],
  ['a column that cannot be sorted', '/?sort=state'],
  ['a hidden column that cannot be hidden', '/?columns='],
  ['an unknown density', '/?density=huge'],
  ['a huge value', `/?state=${'x'.repeat(501)}&cursor=${'x'.repeat(501)}`],
  ['an empty value', '/?state=&cursor='],
])('an address with %s opens what it can', (_, href) => {
  const view = read(href);
  expect(view.sort).toBeUndefined();
  expect(view.filters).toEqual({});
  expect(view.hidden).not.toContain('name');
  expect(view.density).toBe('comfortable');
  expect(view.cursor).toBeUndefined();
});

test('at most 50 values of a filter are read', () => {
  const href = `/?${Array.from({ length: 80 }, (_, index) => `state=${index}`).join('&')}`;
  expect(read(href).filters['state']).toHaveLength(50);
});

test('no address hides the column that names the rows', () => {
  const named = [{ id: 'number', rowHeader: true }, { id: 'state' }];
  expect(readTableView(new URLSearchParams('columns='), named).hidden).toEqual(['state']);
});
