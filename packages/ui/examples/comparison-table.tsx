import { Button } from '@hoster/ui/button';
import { ComparisonTable } from '@hoster/ui/comparison-table';

export function Example() {
  return (
    <ComparisonTable
      caption="Plans"
      featureLabel="Feature"
      yesLabel="included"
      noLabel="not included"
      subjects={[
        { id: 'small', title: 'NVMe 1', action: <Button>Order NVMe 1</Button> },
        {
          id: 'large',
          title: 'NVMe 3',
          badge: 'Most chosen',
          highlighted: true,
          action: <Button>Order NVMe 3</Button>,
        },
      ]}
      groups={[
        {
          id: 'server',
          title: 'Server',
          features: [
            { id: 'memory', label: 'Memory', values: { small: '1 GB', large: '4 GB' } },
            { id: 'backups', label: 'Daily backups', values: { small: false, large: true } },
          ],
        },
      ]}
    />
  );
}
