import { Button } from '@hoster/ui/button';
import { SideDialog } from '@hoster/ui/side-dialog';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useState } from 'react';

export function Example() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit the note</Button>
      <SideDialog
        open={open}
        title="Note"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        footer={(close) => (
          <Button variant="action" onClick={close}>
            Done
          </Button>
        )}
      >
        <Stack>
          <TextField label="Note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        </Stack>
      </SideDialog>
    </>
  );
}
