import { Switch } from '@hoster/ui/switch';

export function Example() {
  return <Switch label="Daily backups" hint="€2 a month" defaultChecked />;
}
