import { Receipt } from '@hoster/ui/receipt';

export function Example() {
  return (
    <Receipt
      caption="Invoice 2026-0117"
      lines={[
        { label: 'NVMe 3, December', amount: '€10.00' },
        { label: 'VAT, 19 %', amount: '€1.90' },
      ]}
      totalLabel="Total"
      total="€11.90"
    />
  );
}
