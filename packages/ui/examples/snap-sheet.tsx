import { Button } from '@hoster/ui/button';
import { SnapSheet } from '@hoster/ui/snap-sheet';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the route</Button>
      <SnapSheet
        open={open}
        title="Route to Frankfurt"
        closeLabel="Close"
        handleLabel="Height of the sheet"
        snapPoints={[0.4, 1]}
        onClose={() => setOpen(false)}
      >
        Seven hops, 14 milliseconds.
      </SnapSheet>
    </>
  );
}
