'use client';

import { SortLabel } from '../table/sort-label.tsx';
import type { TableColumn } from '../table/table.tsx';
import { ColumnHandle } from './column-handle.tsx';
import * as css from './resizable-columns.css.ts';

/** CSS pixels by the ids of columns. */
export type ColumnWidths = Readonly<Record<string, number>>;

export interface ResizableColumnsOptions {
  /** Empty at first: the browser lays the columns out, and the first move keeps all of them as they are. */
  widths: ColumnWidths;
  /** All widths, with every move. To keep them for the next visit is yours; an empty object begins anew. */
  onWidthsChange: (widths: ColumnWidths) => void;
  /** Name of a handle: "Width of Price". */
  handleLabel: (header: string) => string;
  /** A width in words: "180 pixels". */
  widthLabel: (pixels: number) => string;
  /** @default 64 */
  min?: number | undefined;
  /** @default 640 */
  max?: number | undefined;
}

/**
 * Columns for a `Table`, with a handle each: drag it, or press it and then where the edge shall be, or move it by the
 * arrow keys. A column that has a width of its own keeps it.
 */
export function resizableColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { widths, onWidthsChange, handleLabel, widthLabel, min = 64, max = 640 }: ResizableColumnsOptions,
): TableColumn<Row>[] {
  const kept = (id: string): number | undefined => (Number.isFinite(widths[id]) ? widths[id] : undefined);
  return columns.map((column, index) => {
    if (column.width !== undefined) return column;
    const { id, header, sort, head } = column;
    return {
      ...column,
      width: kept(id),
      head: (
        <>
          <span className={css.name}>
            {head ?? (sort === undefined ? header : <SortLabel {...sort}>{header}</SortLabel>)}
          </span>
          <ColumnHandle
            label={handleLabel(header)}
            width={kept(id)}
            {...{ min, max, widthLabel }}
            onWidth={(width, heads, own) => {
              // The table may have columns before these.
              const all = columns.map(
                (one, at) => [one, at === index ? width : (kept(one.id) ?? heads[own - index + at])] as const,
              );
              const moved = all.filter(([one]) => one.width === undefined);
              onWidthsChange(Object.fromEntries(moved.map(([one, pixels]) => [one.id, pixels ?? min])));
            }}
          />
        </>
      ),
    };
  });
}
