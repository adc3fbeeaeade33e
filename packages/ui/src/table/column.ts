import type { ReactNode } from 'react';
import type { TableSort } from './sort-label.tsx';

/** What the table knows of a row. */
export interface TableRowState {
  /** Whether `isSelected` is true for it. */
  selected: boolean;
}

/** What columns of Table and DataTable have in common. */
export interface TableColumnBase<Row> {
  /** Unique id. */
  id: string;
  /** Name of the column. Plain text, because phones repeat it next to each value. */
  header: string;
  /** Returns the content of a cell. It's called again when the row, its state or this function changes. */
  cell: (row: Row, state: TableRowState) => ReactNode;
  /** Alignment; use `end` for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Monospaced, for values to be compared or copied. @default false */
  mono?: boolean | undefined;
  /** Names the row: its cells are `<th scope="row">` and, on phones, card titles. Set it on one column. */
  rowHeader?: boolean | undefined;
  /** Keeps each cell on one line, in tables and in cards. For dates, prices and names that must not be broken. @default false */
  nowrap?: boolean | undefined;
  /** Leaves the name out beside its cells in cards, for buttons that already say it. @default false */
  labelHidden?: boolean | undefined;
  /** Width in CSS pixels. If all columns have one, widths are exact and the frame scrolls. */
  width?: number | undefined;
}

export interface TableColumn<Row> extends TableColumnBase<Row> {
  /** Makes the column sortable, with a link or a button in the header. */
  sort?: TableSort | undefined;
  /**
   * Content of the header cell instead of the name, which remains its accessible name, such as a checkbox that selects
   * all.
   */
  head?: ReactNode;
  /** A field in a second row of the header, such as a filter. Name it yourself: the header isn't its label. @default none */
  filter?: ReactNode;
}
