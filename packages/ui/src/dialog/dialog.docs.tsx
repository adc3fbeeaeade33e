import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function Specimen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the terms</Button>
      <Dialog
        title="Terms"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Accept</Button>}
      >
        <p>Thirty days to the end of a month.</p>
      </Dialog>
    </>
  );
}

export const docs: ComponentDocs = {
  name: 'Dialog',
  summary:
    'A modal dialog in the middle of the window, for one matter that interrupts the page. For work beside the page take SideDialog, for a yes-or-no question ConfirmDialog, for a few words at a button Popover.',
  apg: 'dialog-modal',
  anatomy: [
    ['backdrop', 'What lies over the page.'],
    ['root', 'The panel, `role="dialog"`.'],
    ['header', 'Heading and close button.'],
    ['title', 'The heading, which names the dialog.'],
    ['description', 'The line under the heading.'],
    ['close', 'The close button.'],
    ['body', 'What scrolls.'],
    ['footer', 'Actions that stay in sight.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button that opens it: the dialog opens with the focus on its heading.',
        from: 'button Show the terms',
        expect: { shown: 'dialog Terms', focused: 'heading Terms' },
      },
      {
        keys: ['Tab'],
        does: 'Goes round inside: after the last comes the first.',
        from: 'button Show the terms',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'button Accept' } },
        expect: { focused: 'button Close' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Goes round backwards.',
        from: 'button Show the terms',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Close' } },
        expect: { focused: 'button Accept' },
      },
      {
        keys: ['Escape'],
        does: 'Closes and gives the focus back; not while the focus is in a text field (`escape`).',
        from: 'button Show the terms',
        given: { press: ['Enter'], until: { focused: 'heading Terms' } },
        expect: { gone: 'dialog Terms', focused: 'button Show the terms' },
      },
    ],
  },
  screenReader: [
    'Announced as a dialog with its title and description.',
    'Everything outside is `inert`, so that reading does not leave the dialog.',
  ],
  dos: ['Say in the title what the dialog is about.', 'Name the button of the footer after what it does: “Accept”.'],
  donts: ['Do not use it for messages that need no answer: that is a toast.', 'Do not open it on page load.'],
};
