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
    'A modal panel at an edge of the window (drawer), a bottom sheet on phones: filters, a cart, a menu, a form beside what it is about. For a short question take ConfirmDialog, for what deserves the middle of the window Dialog.',
  apg: 'dialog-modal',
  anatomy: [
    ['backdrop', 'What lies over the page; `data-state` is `open` or `closed`.'],
    ['root', 'The panel, `role="dialog"`.'],
    ['header', 'Heading and close button; stays in sight.'],
    ['title', 'The heading, which names the dialog and gets the focus.'],
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
        does: 'On the button that opens it: the dialog opens with the focus on its heading, or where `initialFocus` says.',
        from: 'button Open the filters',
        expect: { shown: 'dialog Filters', focused: 'heading Filters' },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the first thing that can be operated: the close button.',
        from: 'button Open the filters',
        given: opened,
        expect: { focused: 'button Close' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Goes from the first to the last: the focus stays inside.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Close' } },
        expect: { focused: 'button Apply' },
      },
      {
        keys: ['Tab'],
        does: 'Goes from the last to the first.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab', 'Tab', 'Tab'], until: { focused: 'button Apply' } },
        expect: { focused: 'button Close' },
      },
      {
        keys: ['Escape'],
        does: 'Closes, and gives the focus back to what had it before.',
        from: 'button Open the filters',
        given: opened,
        expect: { gone: 'dialog Filters', focused: 'button Open the filters' },
      },
      {
        keys: ['Escape'],
        does: 'Nothing while the focus is in a text field, so that nobody loses a form; `escape="always"` changes that.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'textbox City' } },
        expect: { shown: 'dialog Filters', focused: 'textbox City' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the close button: closes.',
        from: 'button Open the filters',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Close' } },
        expect: { gone: 'dialog Filters', focused: 'button Open the filters' },
      },
    ],
  },
  screenReader: [
    'Announced as a dialog with its title, and its description if there is one.',
    'Everything outside is `inert`; toasts stay reachable by F6.',
    'The focus starts on the heading, so that reading begins at the top and no keyboard opens on a phone.',
  ],
  dos: [
    'Bind `open` to the address, or set `closeOnBack`, so that Back closes it on phones.',
    'Set `guard` when closing would lose what was typed.',
    'Put the main actions into `footer`: they stay in sight.',
    'Take SnapSheet where a sheet has several heights, and `useEdgeSwipe` to open one with a finger from the window’s edge.',
  ],
  donts: [
    'Do not open one without an action of the visitor.',
    'Do not stack more than two.',
    'Do not leave `closeLabel` as “X”: it is a name that is spoken.',
  ],
};
