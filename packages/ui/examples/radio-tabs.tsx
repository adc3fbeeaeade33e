import { RadioTabs } from '@hoster/ui/radio-tabs';
import { TextField } from '@hoster/ui/text-field';

export function Example() {
  return (
    <RadioTabs
      label="Domain"
      name="domain"
      defaultValue="new"
      tabs={[
        { value: 'new', label: 'Register a new one', content: <TextField label="New domain" name="new" /> },
        { value: 'own', label: 'Use mine', content: <TextField label="Your domain" name="own" /> },
      ]}
    />
  );
}
