import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Specimen() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('No answer');
  const close = (words: string) => {
    setOpen(false);
    setAnswer(words);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the server</Button>
      <p>{answer}</p>
      <ConfirmDialog
        open={open}
        title="Delete nvme-3?"
        description="Its disks are erased immediately."
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        onConfirm={() => close('Deleted')}
        onCancel={() => close('Kept')}
      />
    </>
  );
}

const opened = { press: ['Enter'], until: { focused: 'button Keep' } };

export const docs: ComponentDocs = {
  name: 'ConfirmDialog',
  summary:
    'Asks for confirmation before an action that is hard to undo. Focus starts on the safe answer. If undoing is easy, perform the action and offer “Undo” in a toast instead.',
  apg: 'alertdialog',
  anatomy: [
    ['backdrop', 'The layer over the page. Clicking it does nothing.'],
    ['root', 'The panel, `role="alertdialog"`.'],
    ['title', 'The question.'],
    ['description', 'The consequences.'],
    ['actions', 'Both answers.'],
    ['cancel', 'The cancel button.'],
    ['confirm', 'The confirm button; disabled and loading while `pending`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the trigger, opens the dialog with focus on the cancel button.',
        from: 'button Delete the server',
        expect: { shown: 'alertdialog Delete nvme-3?', focused: 'button Keep' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the other button, within the dialog.',
        from: 'button Delete the server',
        given: opened,
        expect: { focused: 'button Delete' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Activates the focused button.',
        from: 'button Delete the server',
        given: opened,
        expect: { gone: 'alertdialog', shown: 'text Kept', focused: 'button Delete the server' },
      },
      {
        keys: ['Escape'],
        does: 'Cancels, wherever focus is.',
        from: 'button Delete the server',
        given: opened,
        expect: { gone: 'alertdialog', shown: 'text Kept', focused: 'button Delete the server' },
      },
    ],
  },
  screenReader: ['Announced as an alert dialog: the question, the consequences, then the focused button.'],
  dos: [
    'Name the object in the question: “Delete nvme-3?”.',
    'Label the buttons with verbs: “Delete”, “Keep”.',
    'Use `tone="danger"` only if data is lost.',
  ],
  donts: ['Do not label the buttons “OK” and “Cancel”.', 'Do not ask for confirmation of actions that can be undone.'],
};
