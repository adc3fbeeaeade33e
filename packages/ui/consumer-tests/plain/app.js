import {
  Accordion,
  AccordionItem,
  Button,
  Dialog,
  Heading,
  Price,
  Slider,
  Stack,
  TextField,
  Toasts,
  createToaster,
} from '@hoster/ui/standalone.js';
import { createElement as h, Fragment, StrictMode, useEffect, useState } from 'react';

const toaster = createToaster();
const toneLabels = { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' };

function Page() {
  const [open, setOpen] = useState(false);
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return h(
    Fragment,
    null,
    h(
      Stack,
      { element: 'main', gap: 24 },
      h(Heading, { level: 1 }, 'A page of another product'),
      h(Price, { amount: { cents: 1250 }, currency: { short: 'EUR' }, locale: 'en' }),
      h(TextField, { label: 'Name of the server', name: 'name' }),
      h(Button, { variant: 'action', onClick: () => setOpen(true) }, 'Open the dialog'),
      h(Button, { className: 'own', onClick: () => toaster.success('Saved for later') }, 'Show a toast'),
      h(Slider, { label: 'Memory', stops: [1, 2, 4, 8], defaultValue: 2, valueText: (value) => `${value} GB` }),
      h(
        Accordion,
        { headingLevel: 2 },
        h(AccordionItem, { value: 'where', title: 'Where are the servers?' }, 'In three cities.'),
      ),
    ),
    h(Dialog, { open, onClose: () => setOpen(false), title: 'A dialog', closeLabel: 'Close' }, 'Words in the dialog.'),
    h(Toasts, { toaster, label: 'Notifications', closeLabel: 'Close', toneLabels }),
  );
}

export const app = h(StrictMode, null, h(Page));
