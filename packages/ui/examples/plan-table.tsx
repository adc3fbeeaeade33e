import { LinkButton } from '@hoster/ui/link-button';
import { PlanTable } from '@hoster/ui/plan-table';

const plans = [
  { name: 'NVMe 1', cores: 1, price: '€4.99' },
  { name: 'NVMe 2', cores: 2, price: '€8.99' },
];

export function Example() {
  return (
    <PlanTable
      caption="Plans, prices excluding VAT"
      nameHeader="Plan"
      priceHeader="Price per month"
      columns={[{ id: 'cores', header: 'vCPU', cell: ({ cores }) => cores }]}
      plans={plans}
      rowOf={({ name, cores, price }) => ({
        id: name,
        name,
        href: `#${name}`,
        specs: `${cores} vCPU`,
        price,
        unit: 'a month',
        action: (props) => (
          <LinkButton {...props} href={`#order-${name}`} size="small" aria-label={`Order ${name}`}>
            Order
          </LinkButton>
        ),
      })}
    />
  );
}
