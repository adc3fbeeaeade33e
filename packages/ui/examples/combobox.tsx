import { Combobox } from '@hoster/ui/combobox';

export function Example() {
  return (
    <Combobox
      label="Country"
      name="country"
      placeholder="Choose a country"
      options={[
        { value: 'de', label: 'Germany', keywords: 'Deutschland' },
        { value: 'nl', label: 'Netherlands', keywords: 'Holland' },
        { value: 'ch', label: 'Switzerland', keywords: 'Schweiz Suisse' },
      ]}
      emptyLabel="No such country"
      countLabel={(count) => (count === 1 ? '1 country' : `${count} countries`)}
      clearLabel="Clear country"
    />
  );
}
