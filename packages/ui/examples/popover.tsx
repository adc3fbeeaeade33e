import { Button } from '@hoster/ui/button';
import { Popover } from '@hoster/ui/popover';

export function Example() {
  return (
    <Popover
      label="What is NVMe?"
      closeLabel="Close"
      trigger={(trigger) => <Button {...trigger}>What is NVMe?</Button>}
    >
      Storage on the fast bus of the server: about six times as fast as a SATA SSD.
    </Popover>
  );
}
