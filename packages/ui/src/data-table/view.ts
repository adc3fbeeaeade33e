/** What people have set in a data table: how it's sorted, filtered and shown. */
export interface DataTableView {
  /** Column by which it's sorted. @default the order of the rows */
  sort?: { by: string; direction: 'ascending' | 'descending' } | undefined;
  /** Values of filters, by column. A filter without values isn't set. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Space inside the cells. */
  density: 'comfortable' | 'compact';
  /** Cursor of the page, as the backend named it. @default the first page */
  cursor?: string | undefined;
}

/** What the address of a data table depends on. */
export interface AddressColumn {
  id: string;
  /** Whether it names the rows. */
  rowHeader?: boolean | undefined;
  /** Whether it can be hidden. @default true, except for the row header */
  hideable?: boolean | undefined;
  /** Hidden until it's chosen. @default false */
  initiallyHidden?: boolean | undefined;
  sortable?: boolean | 'descending' | undefined;
  filter?: unknown;
}

/** Longest value of a filter that is read from an address, in UTF-16 code units. */
const LONGEST = 500;
/** Most values of a filter that are read from an address. */
const MOST = 50;

/** Whether people can hide a column. */
export const isHideable = ({ hideable, rowHeader }: AddressColumn): boolean => hideable ?? rowHeader !== true;

/** Returns the view of a table that nobody has changed. */
export const initialView = (columns: readonly AddressColumn[]): DataTableView => ({
  filters: {},
  hidden: columns.filter((column) => column.initiallyHidden).map(({ id }) => id),
  density: 'comfortable',
});

/**
 * Reads a view from the parameters of an address. Columns that don't exist and values that are too long are ignored,
 * because anybody can write an address.
 */
export function readTableView(
  params: URLSearchParams,
  columns: readonly AddressColumn[],
  { prefix = '', initial = initialView(columns) }: { prefix?: string; initial?: DataTableView } = {},
): DataTableView {
  const sort = params.get(`${prefix}sort`);
  const by = sort?.replace(/^-/, '');
  const sorted = sort !== null && columns.some((column) => column.id === by && column.sortable);
  const shown = params.get(`${prefix}columns`)?.split(',');
  const density = params.get(`${prefix}density`);
  const cursor = params.get(`${prefix}cursor`);
  const filters: Record<string, readonly string[]> = {};
  for (const { id, filter } of columns) {
    if (filter === undefined) continue;
    const name = `${prefix}${id}`;
    const values = params
      .getAll(name)
      .filter((value) => value !== '' && value.length <= LONGEST)
      .slice(0, MOST);
    if (values.length > 0) filters[id] = values;
    // An empty parameter removes a filter that is set at first.
    else if (!params.has(name) && initial.filters[id]) filters[id] = initial.filters[id];
  }
  return {
    sort:
      sorted && by !== undefined ? { by, direction: sort.startsWith('-') ? 'descending' : 'ascending' } : initial.sort,
    filters,
    hidden: shown
      ? columns.filter((column) => isHideable(column) && !shown.includes(column.id)).map(({ id }) => id)
      : initial.hidden,
    density: density === 'compact' || density === 'comfortable' ? density : initial.density,
    cursor: cursor === null || cursor === '' || cursor.length > LONGEST ? undefined : cursor,
  };
}

/** Returns the address of a view: the base with its other parameters, and what differs from the initial view. */
export function tableViewHref(
  base: string,
  view: DataTableView,
  columns: readonly AddressColumn[],
  { prefix = '', initial = initialView(columns) }: { prefix?: string; initial?: DataTableView } = {},
): string {
  const [beforeHash = '', ...hash] = base.split('#');
  const [path = '', query = ''] = beforeHash.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  const own = ['sort', 'columns', 'density', 'cursor', ...columns.filter(({ filter }) => filter).map(({ id }) => id)];
  for (const name of own) params.delete(`${prefix}${name}`);
  for (const { id, filter } of columns) {
    if (filter === undefined) continue;
    const values = view.filters[id] ?? [];
    for (const value of values) params.append(`${prefix}${id}`, value);
    if (values.length === 0 && initial.filters[id]) params.append(`${prefix}${id}`, '');
  }
  const sortOf = ({ sort }: DataTableView) => sort && `${sort.direction === 'descending' ? '-' : ''}${sort.by}`;
  const sort = sortOf(view);
  if (sort !== undefined && sort !== sortOf(initial)) params.set(`${prefix}sort`, sort);
  if (view.hidden.toSorted().join() !== initial.hidden.toSorted().join()) {
    const shown = columns.filter((column) => isHideable(column) && !view.hidden.includes(column.id));
    params.set(`${prefix}columns`, shown.map(({ id }) => id).join(','));
  }
  if (view.density !== initial.density) params.set(`${prefix}density`, view.density);
  if (view.cursor !== undefined) params.set(`${prefix}cursor`, view.cursor);
  const search = params.size > 0 ? `?${params}` : '';
  return `${path}${search}${hash.length > 0 ? `#${hash.join('#')}` : ''}` || '?';
}
