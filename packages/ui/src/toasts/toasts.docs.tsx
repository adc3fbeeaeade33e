import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { createToaster } from '../toaster/create-toaster.ts';
import { Toasts } from './toasts.tsx';

const toneLabels = { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' };

/** With its messages from the first rendering on: F6 without any would leave the page for the browser's own controls. */
function toasterWithMessages() {
  const toaster = createToaster();
  toaster.error('The disk is full', { id: 'disk' });
  toaster.info('Snapshot made', { closeable: true });
  return toaster;
}

function Specimen() {
  const [toaster] = useState(toasterWithMessages);
  return (
    <>
      <Button>Page</Button>
      <Toasts toaster={toaster} label="Notifications" closeLabel="Close" toneLabels={toneLabels} timers={false} />
    </>
  );
}

const inside = { press: ['F6'], until: { focused: 'part toast' } };

export const docs: ComponentDocs = {
  name: 'Toasts',
  summary:
    'Short feedback messages in the lower corner of the window, above any dialog. Render it once and add messages with a toaster (`createToaster` from `@hoster/ui/toaster`), which doesn’t need React. For messages within the page, use Callout or Banner.',
  apg: 'alert',
  anatomy: [
    ['root', 'The landmark, a region named by `label`.'],
    ['toast', 'One message; `data-tone` is its tone.'],
    ['count', 'The number of repetitions: ×3.'],
    ['action', 'The action of a message: “Undo”.'],
    ['close', 'The close button of errors, long texts and messages with an action.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['F6'],
        does: 'From anywhere, moves focus to the first toast. Timers pause while a toast has focus.',
        from: 'button Page',
        expect: { focused: 'part toast' },
      },
      {
        keys: ['F6'],
        does: 'From the toasts, returns focus to the previous element.',
        from: 'button Page',
        given: inside,
        expect: { focused: 'button Page' },
      },
      {
        keys: ['Escape'],
        does: 'Returns focus to the previous element and keeps the toasts, also above a dialog.',
        from: 'button Page',
        given: inside,
        expect: { focused: 'button Page', text: ['part toast', 'The disk is full'] },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the buttons of the toast.',
        from: 'button Page',
        given: inside,
        expect: { focused: 'part close' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the close button, closes the toast and moves focus to the next one, or to the previous element.',
        from: 'button Page',
        given: { press: ['F6', 'Tab'], until: { focused: 'part close' } },
        expect: { text: ['part toast', 'Snapshot made'], focused: 'part toast' },
      },
    ],
  },
  screenReader: [
    'Success, information and warnings are announced politely, errors immediately. Changed toasts are announced as a whole.',
    'The tone is read first, with `toneLabels`, and button names last.',
    'The visible toasts are announced, so each text is in the document once.',
    'Past messages are available from `toaster.log()`.',
  ],
  dos: [
    'Keep messages short: “Copied”, “Payment received”.',
    'Offer “Undo” as the action if possible.',
    'Render it only once per page.',
  ],
  donts: [
    'Do not put essential information only in a toast.',
    'Do not use it for form errors: use FormErrors.',
    'Do not set `duration` below three seconds.',
  ],
};
