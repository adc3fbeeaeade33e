import { Button } from '@hoster/ui/button';
import { Dialog } from '@hoster/ui/dialog';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the terms</Button>
      <Dialog open={open} title="Terms of service" closeLabel="Close" onClose={() => setOpen(false)}>
        You may end the contract at any time.
      </Dialog>
    </>
  );
}
