import { FormSection, FormSections } from '@hoster/ui/form-section';
import { Select } from '@hoster/ui/select';

export function Example() {
  return (
    <FormSections>
      <FormSection id="panel" title="Control panel" value="None" description="Add one at any time." collapsible>
        <Select
          label="Panel"
          name="panel"
          options={[
            { value: 'none', label: 'None' },
            { value: 'cpanel', label: 'cPanel' },
          ]}
        />
      </FormSection>
    </FormSections>
  );
}
