import { Select } from '@hoster/ui/select';

export function Example() {
  return (
    <Select
      label="Currency"
      name="currency"
      options={[
        { value: 'eur', label: 'Euro' },
        { value: 'usd', label: 'US dollar' },
        { value: 'gbp', label: 'Pound sterling' },
      ]}
      defaultValue="eur"
    />
  );
}
