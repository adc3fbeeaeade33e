import { DataList } from '@hoster/ui/data-list';

export function Example() {
  return (
    <DataList
      items={[
        { term: 'Processor', value: 'AMD EPYC 4344P', note: '8 cores, 3.8 GHz' },
        { term: 'Memory', value: '64 GB', note: 'DDR5 ECC' },
        { term: 'Location', value: 'Frankfurt' },
      ]}
    />
  );
}
