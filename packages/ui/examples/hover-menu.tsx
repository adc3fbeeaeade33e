import { Button } from '@hoster/ui/button';
import { HoverMenu } from '@hoster/ui/hover-menu';
import { List } from '@hoster/ui/list';
import { TextLink } from '@hoster/ui/text-link';

export function Example() {
  return (
    <HoverMenu label="Products" trigger={(trigger) => <Button {...trigger}>Products</Button>}>
      <List>
        <li>
          <TextLink href="/vps/">VPS</TextLink>
        </li>
        <li>
          <TextLink href="/dedicated/">Dedicated servers</TextLink>
        </li>
      </List>
    </HoverMenu>
  );
}
