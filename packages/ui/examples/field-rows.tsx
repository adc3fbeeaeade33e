import { FieldRow, FieldRows } from '@hoster/ui/field-rows';
import { NumberField } from '@hoster/ui/number-field';

export function Example() {
  return (
    <FieldRows>
      <FieldRow aside="€2 a month each">
        <NumberField
          label="IPv4 addresses"
          name="addresses"
          min={1}
          max={8}
          defaultValue={1}
          increaseLabel="Add an address"
          decreaseLabel="Remove an address"
        />
      </FieldRow>
    </FieldRows>
  );
}
