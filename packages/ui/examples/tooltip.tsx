import { Icon } from '@hoster/ui/icon';
import { IconButton } from '@hoster/ui/icon-button';
import { RefreshCw } from '@hoster/ui/icons';
import { Tooltip } from '@hoster/ui/tooltip';

export function Example() {
  return (
    <Tooltip content="Takes about a minute">
      {(trigger) => <IconButton {...trigger} label="Restart web-01" icon={<Icon icon={RefreshCw} />} />}
    </Tooltip>
  );
}
