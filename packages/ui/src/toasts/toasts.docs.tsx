import { useEffect, useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { createToaster } from '../toaster/create-toaster.ts';
import { Toasts } from './toasts.tsx';

const toneLabels = { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' };

function Specimen() {
  const [toaster] = useState(createToaster);
  useEffect(() => {
    toaster.clear();
    toaster.error('The disk is full', { id: 'disk' });
    toaster.info('Snapshot made', { closeable: true });
  }, [toaster]);
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
    'Short messages at the lower corner of the window, above any dialog: what has just happened. Render it once; fill it by a toaster (`createToaster` of `@hoster/ui/toaster`), which needs no React. For what concerns the page take Callout or Banner.',
  apg: 'alert',
  anatomy: [
    ['root', 'The landmark, a region with the name `label`.'],
    ['toast', 'One message; `data-tone` says which kind.'],
    ['count', 'How often the same was said while it stood: ×3.'],
    ['action', 'The one action of a message: “Undo”.'],
    ['close', 'The close button of errors, long texts and messages with an action.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['F6'],
        does: 'From anywhere: goes to the first toast. The time of all stops while one has the focus.',
        from: 'button Page',
        expect: { focused: 'part toast' },
      },
      {
        keys: ['F6'],
        does: 'From the toasts: goes back to where the focus was.',
        from: 'button Page',
        given: inside,
        expect: { focused: 'button Page' },
      },
      {
        keys: ['Escape'],
        does: 'Goes back to where the focus was and leaves the toasts, also above a dialog.',
        from: 'button Page',
        given: inside,
        expect: { focused: 'button Page', text: ['part toast', 'The disk is full'] },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the buttons of the toast.',
        from: 'button Page',
        given: inside,
        expect: { focused: 'part close' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the close button: closes the toast; the next one gets the focus, or what had it before.',
        from: 'button Page',
        given: { press: ['F6', 'Tab'], until: { focused: 'part close' } },
        expect: { text: ['part toast', 'Snapshot made'], focused: 'part toast' },
      },
    ],
  },
  screenReader: [
    'Success, information and warnings are announced politely, errors at once, a changed one as a whole.',
    'The kind is read first, by `toneLabels`: colour alone says nothing. The names of the buttons come last.',
    'What is seen is what is announced: in the document each text stands once.',
    'All that was said can be read later: `toaster.log()`.',
  ],
  dos: [
    'Say what happened in a few words: “Copied”, “Payment received”.',
    'Offer “Undo” as the action where that is possible.',
    'Render it in one place of the page only.',
  ],
  donts: [
    'Do not say anything essential in a toast alone.',
    'Do not show the errors of a form in it: that is FormErrors.',
    'Do not shorten `duration` below three seconds.',
  ],
};
