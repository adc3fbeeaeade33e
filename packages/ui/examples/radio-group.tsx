import { RadioGroup } from '@hoster/ui/radio-group';

export function Example() {
  return (
    <RadioGroup
      legend="Pay"
      name="term"
      options={[
        { value: '1', label: 'Monthly' },
        { value: '12', label: 'Yearly', hint: 'Two months are free.' },
      ]}
      defaultValue="1"
    />
  );
}
