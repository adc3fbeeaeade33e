import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ScrollRegion } from '../layers/scroll-region.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SortLabel, type TableSort } from './sort-label.tsx';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  /** Unique id. */
  id: string;
  /** Name of the column. Plain text, because phones repeat it next to each value. */
  header: string;
  /** Returns the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Alignment; use `end` for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Monospaced, for values to be compared or copied. @default false */
  mono?: boolean | undefined;
  /** Names the row: its cells are `<th scope="row">` and, on phones, card titles. Set it on one column. */
  rowHeader?: boolean | undefined;
  /** Makes the column sortable, with a link or a button in the header. */
  sort?: TableSort | undefined;
  /**
   * Content of the header cell instead of the name, which remains its accessible name, such as a checkbox that selects
   * all.
   */
  head?: ReactNode;
  /** Keeps each cell on one line, in tables and in cards. For dates, prices and names that must not be broken. @default false */
  nowrap?: boolean | undefined;
  /** Leaves the name out beside its cells in cards, for buttons that already say it. @default false */
  labelHidden?: boolean | undefined;
  /** Width in CSS pixels. If all columns have one, widths are exact and the frame scrolls. */
  width?: number | undefined;
}

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

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  /** Hides the caption visually. @default false */
  captionHidden?: boolean | undefined;
  /** The columns. Without columns, only `empty` is shown. */
  columns: readonly TableColumn<Row>[];
  /** The data, one item per row. */
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => string | number;
  /** Returns whether a row is selected. @default none */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Shown if there are no rows, with the next step. */
  empty?: ReactNode;
  /** Number of skeleton rows while loading. Sets `aria-busy`. */
  loadingRows?: number | undefined;
  /** Shows rows as cards below 768 px; if false, the table scrolls horizontally. @default true */
  cards?: boolean | undefined;
  /** Announcement of the sort order: "Sorted by price, lowest first". Announced on change. */
  announcement?: string | undefined;
  /** Makes the first column sticky. @default false */
  stickyFirst?: boolean | undefined;
  /** Makes the last column sticky, for the actions of a row. @default false */
  stickyLast?: boolean | undefined;
  /** Makes the header sticky in a frame with a set height. @default false */
  stickyHead?: boolean | undefined;
  /** Makes `rows` a part of a longer list. Screen readers announce positions in the whole list. @default all rows */
  window?: TableWindow | undefined;
  /** Uses grid roles and focusable cells, see `useTableGrid`. @default false */
  grid?: boolean | undefined;
}

/**
 * A table of rows to compare. As cards it's laid out as blocks and keeps the semantics of a table: HTML doesn't allow the
 * roles of its parts to be set. Only a `grid` has them, on its cells.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden = false, columns, rows: given, rowKey, isSelected, empty, ...others } = props;
  const {
    loadingRows = 0,
    announcement,
    cards = true,
    stickyFirst = false,
    stickyLast = false,
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
  // Not a tab stop before hydration, so that the keyboard reaches elements in cells.
  const cell = grid ? ({ role: 'gridcell', tabIndex: -1 } as const) : {};
  const looks = (column: TableColumn<Row>, index: number) => [
    column.align === 'end' && css.end,
    stickyFirst && index === 0 && css.sticky.first,
    stickyLast && index === columns.length - 1 && css.sticky.last,
    !cards && css.sideways,
  ];
  return (
    <ScrollRegion data-component="table" aria-label={caption} {...rest} className={classNames(css.frame, className)}>
      <table
        role={grid ? 'grid' : undefined}
        aria-rowcount={part && part.count + 1}
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
          // An attribute, because a style would need an exception in the content security policy.
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} width={column.width} />
            ))}
          </colgroup>
        ) : null}
        {bare ? null : (
          <thead className={classNames(cards && css.cardHead)}>
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
                <tr
                  key={rowKey(row)}
                  ref={part?.rowRef}
                  data-part="row"
                  data-index={part && part.first + place}
                  aria-rowindex={part && part.first + place + 2}
                  data-selected={isSelected?.(row) ? '' : undefined}
                  className={classNames(css.row, cards && css.cardRow)}
                >
                  {columns.map((column, index) => {
                    const names = classNames(
                      css.cell,
                      column.mono && css.mono,
                      column.nowrap && css.nowrap,
                      ...looks(column, index),
                      cards && css.cardCell,
                      column.rowHeader && css.rowHeader,
                    );
                    const drawn = column.cell(row);
                    // Keeps "8 GB" from reading "GB 8" in right-to-left text.
                    const content = column.mono || column.align === 'end' ? <bdi>{drawn}</bdi> : drawn;
                    return column.rowHeader ? (
                      <th
                        key={column.id}
                        {...cell}
                        role={grid ? 'rowheader' : undefined}
                        scope="row"
                        data-label={column.header}
                        className={names}
                      >
                        {content}
                      </th>
                    ) : (
                      <td
                        key={column.id}
                        {...cell}
                        data-label={column.labelHidden ? undefined : column.header}
                        className={names}
                      >
                        {content}
                      </td>
                    );
                  })}
                </tr>
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
