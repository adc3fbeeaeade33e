import { arrangeRows, DataTable, type DataTableColumn, type DataTableLabels, initialView } from '@hoster/ui/data-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';

export interface LogEntry {
  id: number;
  time: string;
  message: string;
}

const columns: readonly DataTableColumn<LogEntry>[] = [
  { id: 'time', header: 'Time', rowHeader: true, nowrap: true, width: 180, cell: ({ time }) => time },
  {
    id: 'message',
    header: 'Message',
    width: 480,
    filter: { label: 'Filter by message' },
    value: ({ message }) => message,
    cell: ({ message }) => message,
  },
];

/** Height of a row in CSS pixels until it's measured. */
const ROW = 44;

/** Thousands of rows of which only those in sight are rendered. */
export function LongTable({ entries, labels }: { entries: readonly LogEntry[]; labels: DataTableLabels }) {
  const [view, setView] = useState(initialView(columns));
  const frame = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => arrangeRows(entries, columns, view, 'en'), [entries, view]);
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoised here, and there is no compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return (
    <DataTable
      caption="Log"
      columns={columns}
      rows={first && last ? rows.slice(first.index, last.index + 1) : rows.slice(0, 20)}
      rowKey={({ id }) => id}
      view={view}
      onViewChange={setView}
      result={`${rows.length} entries`}
      noMatches="No entry matches."
      cards={false}
      height="fill"
      frameRef={frame}
      window={
        first && last
          ? {
              count: rows.length,
              first: first.index,
              before: first.start,
              after: virtualizer.getTotalSize() - last.end,
              rowRef: virtualizer.measureElement,
            }
          : undefined
      }
      labels={labels}
    />
  );
}
