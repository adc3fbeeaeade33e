import { Icon } from '@hoster/ui/icon';
import { IconButton } from '@hoster/ui/icon-button';
import { Trash2 } from '@hoster/ui/icons';

export function Example() {
  return <IconButton label="Delete web-01" icon={<Icon icon={Trash2} />} />;
}
