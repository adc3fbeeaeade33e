import '@hoster/ui/fonts';
import '@hoster/ui/reset';
import { Accordion, AccordionItem } from '@hoster/ui/accordion';
import { Button } from '@hoster/ui/button';
import { Dialog } from '@hoster/ui/dialog';
import { Heading } from '@hoster/ui/heading';
import { Price } from '@hoster/ui/price';
import { Slider } from '@hoster/ui/slider';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { createToaster } from '@hoster/ui/toaster';
import { Toasts } from '@hoster/ui/toasts';
import { useEffect, useState } from 'react';
import './own.css';

const toaster = createToaster();
const toneLabels = { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' };

export function App() {
  const [open, setOpen] = useState(false);
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <>
      <Stack element="main" gap={24}>
        <Heading level={1}>A page of another product</Heading>
        <Price amount={{ cents: 1250 }} currency={{ short: 'EUR' }} locale="en" />
        <TextField label="Name of the server" name="name" />
        <Button variant="action" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Button className="own" onClick={() => toaster.success('Saved for later')}>
          Show a toast
        </Button>
        <Slider label="Memory" stops={[1, 2, 4, 8]} defaultValue={2} valueText={(value) => `${value} GB`} />
        <Accordion headingLevel={2}>
          <AccordionItem value="where" title="Where are the servers?">
            In three cities.
          </AccordionItem>
        </Accordion>
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog" closeLabel="Close">
        Words in the dialog.
      </Dialog>
      <Toasts toaster={toaster} label="Notifications" closeLabel="Close" toneLabels={toneLabels} />
    </>
  );
}
