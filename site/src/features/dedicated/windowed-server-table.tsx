import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef, useState } from 'react';
import { ServerTable, type ServerTableProps } from './server-table.tsx';

/** Estimated height of a row in CSS pixels, until it is measured. */
const ROW_HEIGHT = 96;

/** Measured row heights by server, so that the rows of a reopened list are at the same position. */
const heights = new Map<number, number>();

/** Rows drawn above and below the screen, so that the keyboard and quick scrolling find them. */
const OVERSCAN = 6;

/** The table of servers with only those rows drawn that are near the screen. */
export const WindowedServerTable = memo(function WindowedServerTable({ rows, ...props }: ServerTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // The content above the table changes its height with the filters. Read after the paint, when the position is known:
  // reading it before would force a layout, and until then the extra rows drawn off screen cover the difference.
  useEffect(() => {
    if (frame.current) setTop(frame.current.getBoundingClientRect().top + scrollY);
  }, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoised here, and there is no compiler
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => heights.get(rows[index]?.id ?? 0) ?? ROW_HEIGHT,
    measureElement(element, entry, instance) {
      const height = measureElement(element, entry, instance);
      const row = rows[instance.indexFromElement(element)];
      if (row && height > 0) heights.set(row.id, height);
      return height;
    },
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return (
    <ServerTable
      {...props}
      ref={frame}
      rows={first && last ? rows.slice(first.index, last.index + 1) : []}
      window={{
        count: rows.length,
        first: first?.index ?? 0,
        before: first ? first.start - top : 0,
        after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
        rowRef: virtualizer.measureElement,
      }}
    />
  );
});
