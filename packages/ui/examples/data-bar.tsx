import { DataBar } from '@hoster/ui/data-bar';
import { Table } from '@hoster/ui/table';

const plans = [
  { name: 'NVMe 1', ram: 4 },
  { name: 'NVMe 2', ram: 8 },
  { name: 'NVMe 3', ram: 32 },
];

export function Example() {
  return (
    <Table
      caption="Plans"
      rows={plans}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
        {
          id: 'ram',
          header: 'RAM, up to 32 GB',
          align: 'end',
          cell: ({ ram }) => <DataBar value={ram} max={32} label={`${ram} GB`} />,
        },
      ]}
    />
  );
}
