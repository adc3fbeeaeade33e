import { NumberField } from '@hoster/ui/number-field';

export function Example() {
  return (
    <NumberField
      label="Extra storage"
      name="storage"
      defaultValue={100}
      min={0}
      max={2000}
      step={50}
      unit="GB"
      increaseLabel="More storage"
      decreaseLabel="Less storage"
    />
  );
}
