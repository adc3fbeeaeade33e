import { Checkbox } from '@hoster/ui/checkbox';
import { Fieldset } from '@hoster/ui/fieldset';

export function Example() {
  return (
    <Fieldset id="notices" legend="Tell me about">
      <Checkbox name="invoices" label="Invoices" defaultChecked />
      <Checkbox name="maintenance" label="Maintenance" />
    </Fieldset>
  );
}
