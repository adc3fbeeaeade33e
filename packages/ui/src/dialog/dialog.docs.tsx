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
    'A modal dialog in the centre of the window for a single task. For longer tasks, use SideDialog; for a yes/no question, ConfirmDialog; for a short text next to a button, Popover.',
  apg: 'dialog-modal',
  anatomy: [
    ['backdrop', 'The layer over the page.'],
    ['root', 'The panel, `role="dialog"`.'],
    ['header', 'Heading and close button.'],
    ['title', 'The heading, which names the dialog.'],
    ['description', 'The line under the heading.'],
    ['close', 'The close button.'],
    ['body', 'The scrollable body.'],
    ['footer', 'Actions that stay visible.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the trigger, opens the dialog with focus on its heading.',
        from: 'button Show the terms',
        expect: { shown: 'dialog Terms', focused: 'heading Terms' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the next element within the dialog, from the last to the first.',
        from: 'button Show the terms',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'button Accept' } },
        expect: { focused: 'button Close' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves focus to the previous element within the dialog.',
        from: 'button Show the terms',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Close' } },
        expect: { focused: 'button Accept' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the dialog and returns focus to the trigger, unless focus is in a text field (`escape`).',
        from: 'button Show the terms',
        given: { press: ['Enter'], until: { focused: 'heading Terms' } },
        expect: { gone: 'dialog Terms', focused: 'button Show the terms' },
      },
    ],
  },
  screenReader: [
    'Announced as a dialog with its title and description.',
    'Everything outside is `inert`, so screen readers stay in the dialog.',
  ],
  dos: [
    'Describe the task in the title.',
    'Set `guard` if closing would discard input, and close with the `close` that a function as `footer` receives.',
    'Use `createDialogHandle` to open one dialog from many places, each with its payload.',
    'Label the footer button with its action: “Accept”.',
  ],
  donts: ['Do not use it for messages that need no response: use a toast.', 'Do not open it on page load.'],
};
