import { Avatar } from '@hoster/ui/avatar';

export function Example() {
  return <Avatar name="Anna Koch" />;
}
