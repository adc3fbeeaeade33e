import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SortLabel, type TableSort } from './sort-label.tsx';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  id: string;
  /** Name of the column; on phones also the name beside the value, so text only. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Monospaced: what is compared or copied. @default false */
  mono?: boolean | undefined;
  /** Names the row: its cells are `<th scope="row">`, and on phones the titles of the cards. One column. */
  rowHeader?: boolean | undefined;
  /** Makes the header a link or a button. */
  sort?: TableSort | undefined;
  /** Drawn in the head instead of the name, which stays the spoken one: a box that selects all, a name with a handle. */
  head?: ReactNode;
  /** CSS pixels. Where every column has one they are kept exactly, and the frame scrolls. */
  width?: number | undefined;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the table, spoken in any case. */
  caption: string;
  /** Takes the caption from sight. @default false */
  captionHidden?: boolean | undefined;
  /** Without any, what `empty` says is all. */
  columns: readonly TableColumn<Row>[];
  /** What is listed; a row each. */
  rows: readonly Row[];
  /** What tells a row from all others: its id. */
  rowKey: (row: Row) => string | number;
  /** Which rows are marked as chosen. @default none */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Instead of rows when there are none: what to do next. */
  empty?: ReactNode;
  /** Instead of rows while they load: so many lines of skeleton, and the table is `aria-busy`. */
  loadingRows?: number | undefined;
  /** Below 768 px each row is a card; false scrolls sideways instead. @default true */
  cards?: boolean | undefined;
  /** How the rows stand, in words: "Sorted by price, the lowest first". Spoken whenever it changes. */
  announcement?: string | undefined;
  /** The first column stays while the others scroll. @default false */
  stickyFirst?: boolean | undefined;
  /** The head stays at the top of a frame that has a height. @default false */
  stickyHead?: boolean | undefined;
  /** The roles of a grid, whose cells take the focus: `useTableGrid` moves it. @default false */
  grid?: boolean | undefined;
}

/** Rows to compare. Roles are written out: `display: block` on phones would take the table's away in some browsers. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden = false, columns, rows: given, rowKey, isSelected, empty, ...others } = props;
  const {
    loadingRows = 0,
    announcement,
    cards = true,
    stickyFirst = false,
    stickyHead = false,
    grid = false,
    className,
    ...rest
  } = others;
  // A row without cells is none.
  const bare = columns.length === 0;
  const rows = bare ? [] : given;
  const loading = !bare && loadingRows > 0;
  const fixed = !bare && columns.every((column) => column.width !== undefined);
  // Focused by script alone until the browser takes over: without it the keyboard goes through what the cells hold.
  const cell = grid ? ({ role: 'gridcell', tabIndex: -1 } as const) : ({ role: 'cell' } as const);
  const looks = (column: TableColumn<Row>, index: number) => [
    column.align === 'end' && css.end,
    stickyFirst && index === 0 && css.stickyFirst,
    !cards && css.sideways,
  ];
  return (
    <div
      data-component="table"
      role="region"
      aria-label={caption}
      tabIndex={0}
      {...rest}
      className={classNames(css.frame, className)}
    >
      <table
        role={grid ? 'grid' : 'table'}
        aria-busy={loading || undefined}
        className={classNames(css.table, fixed && css.fixed[cards ? 'cards' : 'rows'], cards && css.cards)}
      >
        <caption
          data-part="caption"
          className={captionHidden ? css.hiddenCaption : classNames(css.caption, cards && css.cardCaption)}
        >
          {caption}
        </caption>
        {columns.some((column) => column.width !== undefined) ? (
          // An attribute: a style would need a hole in the content security policy.
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} width={column.width} />
            ))}
          </colgroup>
        ) : null}
        {bare ? null : (
          <thead role="rowgroup" className={classNames(cards && css.cardHead)}>
            <tr role="row" className={classNames(cards && css.cardHeadRow)}>
              {columns.map((column, index) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  tabIndex={cell.tabIndex}
                  aria-label={column.head === undefined ? undefined : column.header}
                  aria-sort={column.sort === undefined ? undefined : (column.sort.direction ?? 'none')}
                  className={classNames(
                    css.head,
                    stickyHead && css.stickyHead,
                    ...looks(column, index),
                    cards && css.cardHeadCell[column.sort || column.head ? 'shown' : 'hidden'],
                  )}
                >
                  {column.head ??
                    (column.sort === undefined ? (
                      column.header
                    ) : (
                      <SortLabel {...column.sort}>{column.header}</SortLabel>
                    ))}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup" className={classNames(cards && css.cardBody)}>
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => (
                <tr key={index} role="row" className={classNames(cards && css.cardRow)}>
                  {columns.map((column, index) => (
                    <td
                      key={column.id}
                      {...cell}
                      data-label={column.rowHeader ? undefined : column.header}
                      className={classNames(css.cell, ...looks(column, index), cards && css.cardCell)}
                    >
                      <Skeleton width={60} className={css.bone} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  role="row"
                  data-part="row"
                  data-selected={isSelected?.(row) ? '' : undefined}
                  className={classNames(css.row, cards && css.cardRow)}
                >
                  {columns.map((column, index) => {
                    const names = classNames(
                      css.cell,
                      column.mono && css.mono,
                      ...looks(column, index),
                      cards && css.cardCell,
                      column.rowHeader && css.rowHeader,
                    );
                    const drawn = column.cell(row);
                    // "8 GB" is not "GB 8" in a text from right to left.
                    const content = column.mono || column.align === 'end' ? <bdi>{drawn}</bdi> : drawn;
                    return column.rowHeader ? (
                      <th
                        key={column.id}
                        {...cell}
                        role="rowheader"
                        scope="row"
                        data-label={column.header}
                        className={names}
                      >
                        {content}
                      </th>
                    ) : (
                      <td key={column.id} {...cell} data-label={column.header} className={names}>
                        {content}
                      </td>
                    );
                  })}
                </tr>
              ))}
          {!loading && rows.length === 0 ? (
            <tr role="row">
              <td {...cell} colSpan={columns.length || 1} className={css.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {announcement === undefined ? null : (
        <span role="status" data-part="announcement" className={css.hiddenCaption}>
          {announcement}
        </span>
      )}
    </div>
  );
}
