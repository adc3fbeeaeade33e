import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SideDialog } from './side-dialog.tsx';

function Specimen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the filters</Button>
      <SideDialog title="Filters" closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        <TextField label="City" />
        <Button>Apply</Button>
      </SideDialog>
    </>
  );
}

const opened = { press: ['Enter'], until: { shown: 'dialog Filters', focused: 'heading Filters' } };

export const docs: ComponentDocs = {
  name: 'SideDialog',
  summary:
    'A modal panel at an edge of the window (drawer), or a bottom sheet on phones, for filters, a cart, a menu or a form. For a short question, use ConfirmDialog; for a centred dialog, Dialog.',
  apg: 'dialog-modal',
  anatomy: [
    ['backdrop', 'The layer over the page; `data-state` is `open` or `closed`.'],
    ['root', 'The panel, `role="dialog"`.'],
    ['header', 'Heading and close button; always visible.'],
    ['title', 'The heading, which names the dialog and gets focus.'],
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
        does: 'On the trigger, opens the dialog and moves focus to its heading or `initialFocus`.',
        from: 'button Open the filters',
        expect: { shown: 'dialog Filters', focused: 'heading Filters' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the first focusable element, the close button.',
        from: 'button Open the filters',
        given: opened,
        expect: { focused: 'button Close' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves focus from the first to the last element. Focus stays inside.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Close' } },
        expect: { focused: 'button Apply' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus from the last to the first element.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab', 'Tab', 'Tab'], until: { focused: 'button Apply' } },
        expect: { focused: 'button Close' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the dialog and returns focus to the previously focused element.',
        from: 'button Open the filters',
        given: opened,
        expect: { gone: 'dialog Filters', focused: 'button Open the filters' },
      },
      {
        keys: ['Escape'],
        does: 'Does nothing while focus is in a text field, to prevent data loss, unless `escape="always"`.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'textbox City' } },
        expect: { shown: 'dialog Filters', focused: 'textbox City' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the close button, closes the dialog.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Close' } },
        expect: { gone: 'dialog Filters', focused: 'button Open the filters' },
      },
    ],
  },
  screenReader: [
    'Announced as a dialog with its title, and its description if there is one.',
    'Everything outside is `inert`. Toasts can be reached with F6.',
    'Focus starts on the heading, so that reading starts at the top and phones don’t open the keyboard.',
  ],
  dos: [
    'Bind `open` to the URL or set `closeOnBack`, so that Back closes it on phones.',
    'Set `guard` if closing would discard input. Close it with the `close` that a function as `footer` or `children` receives, so that your own buttons ask, too.',
    'Use `createDialogHandle` to open one dialog from many places, each with its payload.',
    'Put the main actions in `footer`, where they stay visible.',
    'Use SnapSheet for a sheet with snap points, and `useEdgeSwipe` to open it with a swipe from the edge of the window.',
  ],
  donts: [
    'Do not open it without a user action.',
    'Do not stack more than two.',
    'Do not use “X” as `closeLabel`: it is announced.',
  ],
};
