'use client';

import { SortLabel } from '../table/sort-label.tsx';
import type { TableColumn } from '../table/table.tsx';
import { ColumnHandle } from './column-handle.tsx';
import * as css from './resizable-columns.css.ts';

/** Widths in CSS pixels by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

export interface ResizableColumnsOptions {
  /** Current widths. Initially empty: the browser sets the widths, and the first resize stores them. */
  widths: ColumnWidths;
  /** Called with all widths on every change. Store them if needed; pass an empty object to reset. */
  onWidthsChange: (widths: ColumnWidths) => void;
  /** Returns the name of a handle: "Width of Price". */
  handleLabel: (header: string) => string;
  /** Returns the text for a width: "180 pixels". */
  widthLabel: (pixels: number) => string;
  /** @default 64 */
  min?: number | undefined;
  /** @default 640 */
  max?: number | undefined;
}

/**
 * Adds resize handles to the columns of a `Table`. Drag a handle, click it and then a position in the header, or use the arrow
 * keys. Columns with their own width have no handle.
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
              // The table may have other columns before these.
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
