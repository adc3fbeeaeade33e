import { Button } from '@hoster/ui/button';
import { Table } from '@hoster/ui/table';
import { useTableGrid } from '@hoster/ui/table-grid';

const servers = [{ name: 'web-01' }, { name: 'db-01' }];

export function Example() {
  const grid = useTableGrid();
  return (
    <Table
      {...grid}
      caption="Servers"
      rows={servers}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
        { id: 'restart', header: 'Actions', cell: ({ name }) => <Button size="small">Restart {name}</Button> },
      ]}
    />
  );
}
