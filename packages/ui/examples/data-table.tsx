import { Button } from '@hoster/ui/button';
import { arrangeRows, DataTable, type DataTableColumn, type DataTableLabels, initialView } from '@hoster/ui/data-table';
import { Status } from '@hoster/ui/status';
import { useState } from 'react';

interface Server {
  name: string;
  state: 'active' | 'suspended';
  location: string;
  memory: number;
}

const servers: readonly Server[] = [
  { name: 'web-01', state: 'active', location: 'Amsterdam', memory: 4 },
  { name: 'web-02', state: 'active', location: 'Frankfurt', memory: 4 },
  { name: 'db-01', state: 'active', location: 'Amsterdam', memory: 32 },
  { name: 'mail-01', state: 'suspended', location: 'Helsinki', memory: 2 },
];

const columns: readonly DataTableColumn<Server>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    filter: { label: 'Filter by name' },
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'State',
    filter: {
      label: 'State',
      allLabel: 'All states',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'suspended', label: 'Suspended' },
      ],
    },
    value: ({ state }) => state,
    cell: ({ state }) =>
      state === 'active' ? <Status tone="success">Active</Status> : <Status tone="warning">Suspended</Status>,
  },
  {
    id: 'location',
    header: 'Location',
    sortable: true,
    value: ({ location }) => location,
    cell: ({ location }) => location,
  },
  {
    id: 'memory',
    header: 'Memory',
    align: 'end',
    nowrap: true,
    sortable: 'descending',
    value: ({ memory }) => memory,
    cell: ({ memory }) => `${memory} GB`,
  },
];

const labels: DataTableLabels = {
  filters: 'Filters',
  apply: 'Apply filters',
  clearFilters: 'Clear filters',
  clearFilter: (filter) => `Clear “${filter}”`,
  view: 'View',
  columns: 'Columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  resetView: 'Reset view',
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
};

export function Example() {
  const [view, setView] = useState(initialView(columns));
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const rows = arrangeRows(servers, columns, view, 'en');
  return (
    <DataTable
      caption="Servers"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      rowHref={({ name }) => `#${name}`}
      view={view}
      onViewChange={setView}
      result={`${rows.length} of ${servers.length} servers`}
      noMatches="No server matches."
      selection={{
        selected,
        onSelectedChange: setSelected,
        label: 'Select',
        allLabel: 'Select all servers',
        rowLabel: ({ name }) => `Select ${name}`,
        countLabel: (count, all) => `${count} of ${all} selected`,
        barLabel: 'Actions for selected servers',
        clearLabel: 'Clear selection',
        actions: <Button size="small">Restart</Button>,
      }}
      labels={labels}
    />
  );
}
