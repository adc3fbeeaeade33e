import { Bars } from '@hoster/ui/bars';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

export function Example() {
  return (
    <Bars
      label="Charges of the next twelve months"
      categories={months}
      categoryLabel="Month"
      series={[
        { id: 'servers', label: 'Servers', values: [24, 24, 24, 60, 24, 24, 24, 24, 24, 60, 24, 24] },
        { id: 'domains', label: 'Domains', values: [0, 12, 0, 0, 0, 9, 0, 0, 0, 0, 30, 0] },
      ]}
      totalLabel="Total"
      formatValue={(value) => `€${value.toFixed(2)}`}
      formatTick={(value) => `€${value}`}
      tableLabel="Show as table"
    />
  );
}
