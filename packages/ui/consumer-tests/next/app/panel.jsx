'use client';

import { Button } from '@hoster/ui/button';
import { Dialog } from '@hoster/ui/dialog';
import { Slider } from '@hoster/ui/slider';
import { createToaster } from '@hoster/ui/toaster';
import { Toasts } from '@hoster/ui/toasts';
import { useEffect, useState } from 'react';

const toaster = createToaster();
const toneLabels = { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' };

export function Panel() {
  const [open, setOpen] = useState(false);
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <>
      <Button variant="action" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Button className="own" onClick={() => toaster.success('Saved for later')}>
        Show a toast
      </Button>
      <Slider label="Memory" stops={[1, 2, 4, 8]} defaultValue={2} valueText={(value) => `${value} GB`} />
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog" closeLabel="Close">
        Words in the dialog.
      </Dialog>
      <Toasts toaster={toaster} label="Notifications" closeLabel="Close" toneLabels={toneLabels} />
    </>
  );
}
