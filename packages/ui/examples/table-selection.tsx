import { Table } from '@hoster/ui/table';
import { useTableSelection } from '@hoster/ui/table-selection';
import { useState } from 'react';

const servers = [{ name: 'web-01' }, { name: 'db-01' }, { name: 'mail-01' }];

export function Example() {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const { column, ...selection } = useTableSelection({
    rows: servers,
    rowKey: ({ name }) => name,
    selected,
    onSelectedChange: setSelected,
    label: 'Select',
    allLabel: 'Select all servers',
    rowLabel: ({ name }) => `Select ${name}`,
    countLabel: (count, all) => `${count} of ${all} selected`,
  });
  return (
    <Table
      {...selection}
      caption="Servers"
      rows={servers}
      rowKey={({ name }) => name}
      columns={[column, { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name }]}
    />
  );
}
