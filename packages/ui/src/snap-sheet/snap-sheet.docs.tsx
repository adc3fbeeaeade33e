import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { SnapSheet } from './snap-sheet.tsx';

function Specimen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the route</Button>
      <SnapSheet
        open={open}
        onClose={() => setOpen(false)}
        title="Route"
        closeLabel="Close"
        snapPoints={['14rem', 0.6, 1]}
        handleLabel="Height of the panel"
      >
        <p>Frankfurt, Warsaw, Kyiv</p>
      </SnapSheet>
    </>
  );
}

const handle = 'button Height of the panel';
const onHandle = { press: ['Enter', 'Shift+Tab'], until: { focused: handle, collapsed: handle } };

export const docs: ComponentDocs = {
  name: 'SnapSheet',
  summary:
    'A bottom sheet of several heights, over a map or a list that should stay in sight while it is low. It is a SideDialog in all else. For one height take SideDialog, which is a sheet on phones by itself.',
  apg: 'dialog-modal',
  anatomy: [
    ['root', 'The panel, `role="dialog"`; its other parts are those of SideDialog.'],
    ['handle', 'The button over the header, `aria-expanded` at the greatest height.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button that opens it: it opens at its first height, with the focus on its heading.',
        from: 'button Show the route',
        expect: { shown: 'dialog Route', focused: 'heading Route' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Goes from the heading to the handle.',
        from: 'button Show the route',
        given: { press: ['Enter'], until: { focused: 'heading Route' } },
        expect: { focused: handle },
      },
      {
        keys: ['ArrowUp'],
        press: ['ArrowUp', 'ArrowUp'],
        does: 'On the handle: the next greater height.',
        from: 'button Show the route',
        given: onHandle,
        expect: { expanded: handle, focused: handle },
      },
      {
        keys: ['ArrowDown'],
        does: 'On the handle: the next lower height.',
        from: 'button Show the route',
        given: {
          press: ['Enter', 'Shift+Tab', 'ArrowUp', 'ArrowUp'],
          until: { expanded: handle, focused: handle },
        },
        expect: { collapsed: handle, focused: handle },
      },
      {
        keys: ['Enter'],
        press: ['Enter', 'Enter'],
        does: 'On the handle: the next greater height, from the greatest to the lowest.',
        from: 'button Show the route',
        given: onHandle,
        expect: { expanded: handle },
      },
      {
        keys: ['Escape'],
        does: 'Closes, and gives the focus back, as a SideDialog does.',
        from: 'button Show the route',
        given: onHandle,
        expect: { gone: 'dialog Route', focused: 'button Show the route' },
      },
    ],
  },
  screenReader: [
    'Announced as a dialog with its title; everything outside is `inert` at any height.',
    'The handle is a button with the name `handleLabel`, expanded at the greatest height.',
  ],
  dos: [
    'Let the lowest height show what the sheet is about.',
    'Set `sequential` where a height between must not be passed over.',
  ],
  donts: [
    'Do not hide the main action below the lowest height: put it into `footer`.',
    'Do not use more than three heights.',
  ],
};
