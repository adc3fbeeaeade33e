import { Button } from '@hoster/ui/button';
import { OrderSummary } from '@hoster/ui/order-summary';

export function Example() {
  return (
    <OrderSummary
      title="NVMe 3"
      description="4 GB of memory, Frankfurt"
      lines={[
        { id: 'plan', label: 'NVMe 3, 12 months', amount: '€120.00' },
        { id: 'term', label: 'Discount for the term', amount: '−€12.00', discount: true },
      ]}
      totalLabel="Total"
      total="€108.00"
      notes={['Including VAT']}
      action={
        <Button variant="action" size="large" stretched>
          Continue to payment
        </Button>
      }
    />
  );
}
