import { RadioBars } from '@hoster/ui/radio-bars';

export function Example() {
  return (
    <RadioBars
      id="plan"
      name="plan"
      legend="Plan"
      series={['Memory', 'Storage']}
      options={[
        { value: 'small', label: 'NVMe 1', bars: [0.2, 0.3] },
        { value: 'medium', label: 'NVMe 3', bars: [0.5, 0.6] },
        { value: 'large', label: 'NVMe 5', bars: [1, 1] },
      ]}
      defaultValue="medium"
    />
  );
}
