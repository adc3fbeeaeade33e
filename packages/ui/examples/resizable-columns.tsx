import { type ColumnWidths, resizableColumns } from '@hoster/ui/resizable-columns';
import { Table, type TableColumn } from '@hoster/ui/table';
import { useState } from 'react';

interface Server {
  name: string;
  location: string;
}

const servers: Server[] = [
  { name: 'web-01', location: 'Frankfurt' },
  { name: 'db-01', location: 'Amsterdam' },
];
const columns: TableColumn<Server>[] = [
  { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
  { id: 'location', header: 'Location', cell: ({ location }) => location },
];

export function Example() {
  const [widths, setWidths] = useState<ColumnWidths>({});
  return (
    <Table
      caption="Servers"
      rows={servers}
      rowKey={({ name }) => name}
      columns={resizableColumns(columns, {
        widths,
        onWidthsChange: setWidths,
        handleLabel: (header) => `Width of ${header}`,
        widthLabel: (pixels) => `${pixels} pixels`,
      })}
    />
  );
}
