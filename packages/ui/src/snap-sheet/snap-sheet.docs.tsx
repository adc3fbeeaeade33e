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
    'A bottom sheet with snap points, over a map or list that stays visible. Otherwise it behaves like SideDialog. For a sheet with a single height, use SideDialog.',
  apg: 'dialog-modal',
  anatomy: [
    ['root', 'The panel, `role="dialog"`; its other parts are those of SideDialog.'],
    ['handle', 'The handle above the header, `aria-expanded` at the maximum height.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the trigger, opens the sheet at its initial height and moves focus to its heading.',
        from: 'button Show the route',
        expect: { shown: 'dialog Route', focused: 'heading Route' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves focus from the heading to the handle.',
        from: 'button Show the route',
        given: { press: ['Enter'], until: { focused: 'heading Route' } },
        expect: { focused: handle },
      },
      {
        keys: ['ArrowUp'],
        press: ['ArrowUp', 'ArrowUp'],
        does: 'On the handle, moves to the next larger height.',
        from: 'button Show the route',
        given: onHandle,
        expect: { expanded: handle, focused: handle },
      },
      {
        keys: ['ArrowDown'],
        does: 'On the handle, moves to the next smaller height.',
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
        does: 'On the handle, moves to the next larger height, from the largest to the smallest.',
        from: 'button Show the route',
        given: onHandle,
        expect: { expanded: handle },
      },
      {
        keys: ['Escape'],
        does: 'Closes the sheet and returns focus, as in SideDialog.',
        from: 'button Show the route',
        given: onHandle,
        expect: { gone: 'dialog Route', focused: 'button Show the route' },
      },
    ],
  },
  screenReader: [
    'Announced as a dialog with its title. Everything outside is `inert` at any height.',
    'The handle is a button named by `handleLabel`, expanded at the maximum height.',
  ],
  dos: [
    'Make the lowest height tall enough to show what the sheet is about.',
    'Set `sequential` if heights must not be skipped.',
  ],
  donts: [
    'Do not hide the primary action at the lowest height: put it in `footer`.',
    'Do not use more than three heights.',
  ],
};
