import type { DataTableColumn, SortValue } from './column.ts';
import type { DataTableView } from './view.ts';

const isMissing = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

const comparable = (value: Exclude<SortValue, null | undefined | string>): number | bigint =>
  typeof value === 'bigint' ? value : Number(value);

/**
 * Filters and sorts rows in the browser, for lists that are loaded as a whole. Text filters match anywhere in the text,
 * ignoring case and accents; choices match exactly. Rows without a value come last in both directions, and equal rows
 * keep their order. A column needs `value`.
 */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  { sort, filters }: Pick<DataTableView, 'sort' | 'filters'>,
  locale: string,
): readonly Row[] {
  const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const tests = columns.flatMap(({ id, filter, value }) => {
    const wanted = filters[id];
    if (!filter || !value || !wanted || wanted.length === 0) return [];
    const exact = filter.options !== undefined || filter.render !== undefined;
    const needles = wanted.map(folded);
    return [
      (row: Row) => {
        const text = String(value(row) ?? '');
        return exact ? wanted.includes(text) : needles.every((needle) => folded(text).includes(needle));
      },
    ];
  });
  const kept = rows.filter((row) => tests.every((test) => test(row)));
  const by = columns.find(({ id }) => id === sort?.by);
  const read = by?.sortValue ?? by?.value;
  if (!sort || !read) return kept;
  const order = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = (a: SortValue, b: SortValue): number => {
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    if (typeof a === 'string' || typeof b === 'string') return sign * order.compare(String(a), String(b));
    const [one, other] = [comparable(a), comparable(b)];
    return one === other ? 0 : one < other ? -sign : sign;
  };
  return kept
    .map((row) => ({ row, value: read(row) }))
    .toSorted((a, b) => compare(a.value, b.value))
    .map(({ row }) => row);
}
