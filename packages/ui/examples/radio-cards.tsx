import { RadioCards } from '@hoster/ui/radio-cards';

export function Example() {
  return (
    <RadioCards
      legend="Plan"
      name="plan"
      options={[
        { value: 'small', title: 'NVMe 1', price: '€4', description: '1 GB of memory, 20 GB of storage' },
        {
          value: 'medium',
          title: 'NVMe 3',
          price: '€10',
          description: '4 GB of memory, 60 GB of storage',
          badge: 'Most chosen',
        },
      ]}
      defaultValue="medium"
    />
  );
}
