import { CheckboxGroup } from '@hoster/ui/checkbox-group';

export function Example() {
  return (
    <CheckboxGroup
      legend="Back up"
      allLabel="Everything"
      options={[
        { value: 'files', label: 'Files' },
        { value: 'databases', label: 'Databases' },
        { value: 'mail', label: 'Mailboxes' },
      ]}
      defaultValue={['files']}
    />
  );
}
