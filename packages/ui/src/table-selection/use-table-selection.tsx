'use client';

import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { CHECKBOX_WIDTH } from '../table/checkbox-width.ts';
import type { TableColumn } from '../table/table.tsx';
import { SelectionBox } from './selection-box.tsx';
import * as css from './table-selection.css.ts';
import { keysUpTo } from './range.ts';

/** Keys of rows. */
export type TableKey = string | number;

export interface TableSelectionOptions<Row, Key extends TableKey = TableKey> extends TableSelectionTexts<Row, Key> {
  /** The rows of the table, in its order. */
  rows: readonly Row[];
  /** Returns a unique key of a row, as in the table. */
  rowKey: (row: Row) => Key;
}

/** What is selected, and the texts of its checkboxes. */
export interface TableSelectionTexts<Row, Key extends TableKey = TableKey> {
  /** Keys of the selected rows (controlled). */
  selected: ReadonlySet<Key>;
  /** Called with a new set. Keys of rows that aren't shown remain in it. */
  onSelectedChange: (selected: ReadonlySet<Key>) => void;
  /** Name of the column; on phones, shown next to each checkbox: "Select". */
  label: string;
  /** Name of the checkbox in the header: "Select all services". */
  allLabel: string;
  /** Returns the name of a row's checkbox: "Select web-01". */
  rowLabel: (row: Row) => string;
  /**
   * Returns the announcement of a change: "2 of 14 selected". Receives the number of selected rows, of all rows, and of
   * selected rows that aren't shown (on other pages or filtered out).
   */
  countLabel: (selected: number, rows: number, elsewhere: number) => string;
  /** Rows that cannot be selected. @default none */
  isDisabled?: ((row: Row) => boolean) | undefined;
}

export interface TableSelection<Row> {
  /** The first of the table's `columns`. */
  column: TableColumn<Row>;
  /** Pass it to the table, which tells the column what is selected. */
  isSelected: (row: Row) => boolean;
  /** Pass it to the table, optionally with your own announcement of the sort order. */
  announcement: string;
}

/** Adds row selection to a `Table`: single rows, ranges with Shift, or all rows. */
export function useTableSelection<Row, Key extends TableKey = TableKey>(
  options: TableSelectionOptions<Row, Key>,
): TableSelection<Row> {
  const { rows, rowKey, selected, onSelectedChange, label, allLabel, rowLabel, countLabel, isDisabled } = options;
  const last = useRef<Key>(undefined);
  // Don't announce the initial state.
  const [changed, setChanged] = useState(false);
  const open = rows.filter((row) => !isDisabled?.(row)).map(rowKey);
  const ticked = open.filter((key) => selected.has(key)).length;
  const all = open.length > 0 && ticked === open.length;
  const here = rows.filter((row) => selected.has(rowKey(row))).length;

  const set = (keys: readonly Key[], on: boolean): void => {
    const next = new Set(selected);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    setChanged(true);
    onSelectedChange(next);
  };
  const toggle = (key: Key, range: boolean): void => {
    set(range ? keysUpTo(open, last.current, key) : [key], !selected.has(key));
    last.current = key;
  };
  const latest = useLatest({ rowKey, toggle });
  // The same function until the boxes differ in more than being checked, so that only rows which were toggled render.
  const boxes = rows.map((row) => `${isDisabled?.(row) === true}${rowLabel(row)}`).join('\n');
  const [shown, setShown] = useState({ boxes, rowLabel, isDisabled });
  if (shown.boxes !== boxes) setShown({ boxes, rowLabel, isDisabled });
  const cell = useCallback<TableColumn<Row>['cell']>(
    (row, { selected: checked }) => (
      <SelectionBox
        label={shown.rowLabel(row)}
        checked={checked}
        disabled={shown.isDisabled?.(row)}
        onToggle={(range) => latest.current.toggle(latest.current.rowKey(row), range)}
      />
    ),
    [shown, latest],
  );
  return {
    column: {
      id: 'select',
      header: label,
      width: CHECKBOX_WIDTH,
      head: (
        <SelectionBox
          label={allLabel}
          checked={all}
          indeterminate={ticked > 0 && !all}
          disabled={open.length === 0}
          onToggle={() => set(open, !all)}
        >
          <span aria-hidden="true" className={css.all}>
            {allLabel}
          </span>
        </SelectionBox>
      ),
      cell,
    },
    isSelected: (row) => selected.has(rowKey(row)),
    announcement: changed ? countLabel(here, rows.length, selected.size - here) : '',
  };
}
