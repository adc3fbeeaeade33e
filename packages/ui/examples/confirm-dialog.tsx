import { Button } from '@hoster/ui/button';
import { ConfirmDialog } from '@hoster/ui/confirm-dialog';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete web-01
      </Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        title="Delete web-01?"
        description="All its data is deleted immediately. This can’t be undone."
        confirmLabel="Delete server"
        cancelLabel="Keep it"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
