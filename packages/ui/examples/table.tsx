import { Status } from '@hoster/ui/status';
import { Table } from '@hoster/ui/table';

const servers = [
  { name: 'web-01', location: 'Frankfurt', price: '€10.00' },
  { name: 'db-01', location: 'Amsterdam', price: '€24.00' },
];

export function Example() {
  return (
    <Table
      caption="Servers"
      rows={servers}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
        { id: 'state', header: 'State', cell: () => <Status tone="success">Active</Status> },
        { id: 'location', header: 'Location', cell: ({ location }) => location },
        { id: 'price', header: 'Price a month', align: 'end', cell: ({ price }) => price },
      ]}
    />
  );
}
