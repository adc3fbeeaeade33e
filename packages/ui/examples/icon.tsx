import { Icon } from '@hoster/ui/icon';
import { Server } from '@hoster/ui/icons';

export function Example() {
  return (
    <>
      <Icon icon={Server} /> web-01
    </>
  );
}
