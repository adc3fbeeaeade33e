import { Checkbox } from '@hoster/ui/checkbox';

export function Example() {
  return <Checkbox name="renew" label="Renew automatically" hint="We remind you a week before." defaultChecked />;
}
