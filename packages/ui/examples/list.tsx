import { List } from '@hoster/ui/list';

export function Example() {
  return (
    <List>
      <li>Daily backups</li>
      <li>A firewall in front of the server</li>
      <li>Snapshots before updates</li>
    </List>
  );
}
