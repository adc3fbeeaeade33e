import { Slider } from '@hoster/ui/slider';

export function Example() {
  return (
    <Slider
      label="Memory"
      name="memory"
      stops={[1, 2, 4, 8, 16, 32]}
      defaultValue={4}
      valueText={(gigabytes) => `${gigabytes} GB`}
    />
  );
}
