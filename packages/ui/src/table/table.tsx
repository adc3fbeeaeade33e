import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ScrollRegion } from '../layers/scroll-region.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TableColumn } from './column.ts';
import { SortLabel } from './sort-label.tsx';
import { cellProps, looksOf, TableRow } from './table-row.tsx';
import * as css from './table.css.ts';

export type { TableColumn, TableColumnBase, TableRowState } from './column.ts';

/**
 * Position of `rows` in a longer list, from a virtualizer such as TanStack Virtual. The heights are styles: set it only
 * after hydration if a content security policy forbids them in HTML.
 */
export interface TableWindow {
  /** Number of rows in the whole list. */
  count: number;
  /** Index of the first of `rows`, from 0. */
  first: number;
  /** Height of the omitted rows above and below, in CSS pixels. */
  before: number;
  /** Height of the omitted rows below, in CSS pixels. */
  after: number;
  /** Called with each row element, to measure it. Its index in the list is its `data-index`. */
  rowRef?: Ref<HTMLTableRowElement> | undefined;
}

/** What Table and DataTable have in common. */
export interface TableContent<Row> {
  /** Accessible name of the table. */
  caption: string;
  /** Hides the caption visually. @default false */
  captionHidden?: boolean | undefined;
  /** The data, one item per row. A row is rendered again when its item or a `cell` of its columns is another one. */
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => string | number;
  /** Key of the row whose record is shown beside the table. @default none */
  currentKey?: string | number | undefined;
  /**
   * Returns the URL that a row leads to. Its row header is the link, and a press anywhere else in the row follows it,
   * except on other controls and selected text. @default none
   */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Shown if there are no rows, with the next step. */
  empty?: ReactNode;
  /** Number of skeleton rows while loading. Sets `aria-busy`. */
  loadingRows?: number | undefined;
  /**
   * Shows rows as cards below 768 px; if false, the table scrolls horizontally. Compact cards have a few lines: values
   * side by side without their labels, those with `align: 'end'` in a line with it, and a button of a column with
   * `labelHidden` at its end. For long lists of values that say themselves what they are. @default true
   */
  cards?: boolean | 'compact' | undefined;
  /** Announcement of the sort order: "Sorted by price, lowest first". Announced on change. */
  announcement?: string | undefined;
  /** Makes `rows` a part of a longer list. Screen readers announce positions in the whole list. @default all rows */
  window?: TableWindow | undefined;
}

export interface TableProps<Row> extends TableContent<Row>, Omit<ComponentProps<'div'>, 'children'> {
  /** The columns. Without columns, only `empty` is shown. */
  columns: readonly TableColumn<Row>[];
  /** Returns whether a row is selected. @default none */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Space inside the cells. `compact` is for screens that people work in all day. @default 'comfortable' */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * Makes the first column sticky, or the first two: `selection` if the first is the checkbox of `useTableSelection`.
   * @default false
   */
  stickyFirst?: boolean | 'selection' | undefined;
  /** Makes the last column sticky, for the actions of a row. @default false */
  stickyLast?: boolean | undefined;
  /** Makes the header sticky in a frame with a set height. @default false */
  stickyHead?: boolean | undefined;
  /** Uses grid roles and focusable cells, see `useTableGrid`. @default false */
  grid?: boolean | undefined;
}

/**
 * A table of rows to compare. As cards it's laid out as blocks and keeps the semantics of a table: HTML doesn't allow the
 * roles of its parts to be set. Only a `grid` has them, on its cells. From 500 rows on, render those in view with a
 * virtualizer and set `window`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows: given,
    rowKey,
    currentKey,
    isSelected,
    empty,
    ...others
  } = props;
  const {
    loadingRows = 0,
    announcement,
    rowHref,
    density = 'comfortable',
    cards = true,
    stickyFirst,
    stickyLast,
    stickyHead = false,
    window: part,
    grid = false,
    className,
    ...rest
  } = others;
  // A row without cells is omitted.
  const bare = columns.length === 0;
  const rows = bare ? [] : given;
  const loading = !bare && loadingRows > 0;
  const fixed = !bare && columns.every((column) => column.width !== undefined);
  const cell = cellProps(grid);
  const looks = (column: TableColumn<Row>, index: number) => looksOf(column, index, props);
  return (
    <ScrollRegion data-component="table" aria-label={caption} {...rest} className={classNames(css.frame, className)}>
      <table
        role={grid ? 'grid' : undefined}
        aria-rowcount={part && part.count + 1}
        aria-busy={loading || undefined}
        className={classNames(css.table, fixed && css.fixed[cards ? 'cards' : 'rows'], cards && css.cards)}
        data-density={density}
      >
        <caption
          data-part="caption"
          className={captionHidden ? css.hiddenCaption : classNames(css.caption, cards && css.cardCaption)}
        >
          {caption}
        </caption>
        {columns.some((column) => column.width !== undefined) ? (
          // An attribute, because a style would need an exception in the content security policy.
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} width={column.width} />
            ))}
          </colgroup>
        ) : null}
        {bare ? null : (
          <thead className={classNames(stickyHead && css.stickyHead, cards && css.cardHead)}>
            <tr aria-rowindex={part && 1} className={classNames(cards && css.cardHeadRow)}>
              {columns.map((column, index) => (
                <th
                  key={column.id}
                  scope="col"
                  tabIndex={grid ? -1 : undefined}
                  aria-label={column.head === undefined ? undefined : column.header}
                  aria-sort={column.sort === undefined ? undefined : (column.sort.direction ?? 'none')}
                  className={classNames(
                    css.head,
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
            {columns.some((column) => column.filter !== undefined) ? (
              <tr data-part="filters" className={classNames(cards && css.cardFilters)}>
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    {...cell}
                    className={classNames(css.filter, ...looks(column, index), cards && css.cardFilter)}
                  >
                    {column.filter}
                  </td>
                ))}
              </tr>
            ) : null}
          </thead>
        )}
        <tbody className={classNames(cards && css.cardBody)}>
          <Gap height={part?.before} columns={columns.length} />
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => (
                <tr key={index} className={classNames(cards && css.cardRow)}>
                  {columns.map((column, index) => (
                    <td
                      key={column.id}
                      {...cell}
                      data-label={column.rowHeader || column.labelHidden ? undefined : column.header}
                      className={classNames(css.cell, ...looks(column, index), cards && css.cardCell)}
                    >
                      <Skeleton width={60} className={css.bone} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, place) => (
                <TableRow
                  key={rowKey(row)}
                  {...{ row, columns, cards, stickyFirst, stickyLast, grid }}
                  selected={isSelected?.(row) ?? false}
                  current={currentKey !== undefined && rowKey(row) === currentKey}
                  href={rowHref?.(row)}
                  index={part && part.first + place}
                  rowRef={part?.rowRef}
                />
              ))}
          <Gap height={part?.after} columns={columns.length} />
          {!loading && rows.length === 0 ? (
            <tr>
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
    </ScrollRegion>
  );
}

/** Takes the place of omitted rows. */
function Gap({ height = 0, columns }: { height: number | undefined; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={columns} className={css.gap} style={{ blockSize: height }} />
    </tr>
  ) : null;
}
