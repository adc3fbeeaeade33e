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
        description="Its disks are erased at once."
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
    'A question with two answers before something that is hard to undo. The focus starts on the answer that changes nothing. Where undoing is easy, do it at once and offer “Undo” in a toast.',
  apg: 'alertdialog',
  anatomy: [
    ['backdrop', 'What lies over the page; a press on it answers nothing.'],
    ['root', 'The panel, `role="alertdialog"`.'],
    ['title', 'The question.'],
    ['description', 'What will happen.'],
    ['actions', 'Both answers.'],
    ['cancel', 'The answer that changes nothing.'],
    ['confirm', 'The answer that does it; disabled and busy while `pending`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button that opens it: the focus is on the answer that changes nothing.',
        from: 'button Delete the server',
        expect: { shown: 'alertdialog Delete nvme-3?', focused: 'button Keep' },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the other answer, and round.',
        from: 'button Delete the server',
        given: opened,
        expect: { focused: 'button Delete' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Gives the focused answer.',
        from: 'button Delete the server',
        given: opened,
        expect: { gone: 'alertdialog', shown: 'text Kept', focused: 'button Delete the server' },
      },
      {
        keys: ['Escape'],
        does: 'Answers no, wherever the focus is.',
        from: 'button Delete the server',
        given: opened,
        expect: { gone: 'alertdialog', shown: 'text Kept', focused: 'button Delete the server' },
      },
    ],
  },
  screenReader: ['Announced as an alert dialog: the question, then what will happen, then the focused answer.'],
  dos: [
    'Ask with the name of the thing: “Delete nvme-3?”.',
    'Answer with verbs: “Delete”, “Keep”.',
    'Use `tone="danger"` only where data is lost.',
  ],
  donts: ['Do not answer with “OK” and “Cancel”.', 'Do not ask for what can be undone.'],
};
