import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/dialog.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './dialog.docs.tsx';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { createDialogHandle, useDialogHandle, useDialogTrigger, type DialogHandle } from '../dialog-handle/index.ts';
import { Inline } from '../inline/inline.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** Shown in a frame in the documentation, because an open dialog would cover the page. */
const framed = { docs: { story: { inline: false, height: '420px' } } };

const meta: Meta<typeof Dialog> = { title: 'Overlays/Dialog', component: Dialog };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const body = within(document.body);

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Server password" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Clicking the backdrop closes the dialog; ending a text selection there doesn't. */
export const Backdrop: StoryObj = {
  render: () => (
    <Example>
      <p>Sent to your email.</p>
    </Example>
  ),
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Open' }));
    const dialog = await body.findByRole('dialog', { name: 'Server password' });
    const backdrop = dialog.parentElement as HTMLElement;
    const text = body.getByText('Sent to your email.');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text },
      { target: backdrop },
      { keys: '[/MouseLeft]', target: backdrop },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.click(backdrop);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

function Servers() {
  const [handle] = useState(() => createDialogHandle<string>());
  return (
    <Inline gap={12}>
      <RestartButton handle={handle} server="nvme-1" />
      <RestartButton handle={handle} server="nvme-2" />
      <RestartDialog handle={handle} />
    </Inline>
  );
}

interface WithHandle {
  handle: DialogHandle<string>;
}

function RestartButton({ handle, server }: WithHandle & { server: string }) {
  return <Button {...useDialogTrigger(handle, server)}>Restart {server}</Button>;
}

function RestartDialog({ handle }: WithHandle) {
  const { open, payload, onClose } = useDialogHandle(handle);
  return <Dialog {...{ open, onClose }} title={`Restart ${payload ?? ''}?`} closeLabel="Close" />;
}

/** One dialog with triggers anywhere on the page, each with a payload, using `createDialogHandle`. */
export const FromAnywhere: StoryObj = {
  render: () => <Servers />,
  play: async () => {
    await userEvent.click(body.getByRole('button', { name: 'Restart nvme-2' }));
    await expect(await body.findByRole('dialog', { name: 'Restart nvme-2?' })).toBeVisible();
  },
};

/** With a description and a footer that stays visible. */
export const Matrix: StoryObj = {
  parameters: { ...framed, ...pictured('forced-colors') },
  render: () => (
    <Dialog
      open
      onClose={() => {}}
      title="Перенос домена к другому регистратору"
      description="Занимает до семи дней"
      closeLabel="Закрыть"
      footer={<Button variant="action">Начать перенос</Button>}
    >
      <p>Код авторизации придёт на почту администратора домена.</p>
    </Dialog>
  ),
};

/** Focus starts on the cancel button. Clicking the backdrop does nothing. */
export const MatrixConfirm: StoryObj = {
  name: 'Matrix confirm',
  parameters: { ...framed, ...pictured() },
  render: () => (
    <ConfirmDialog
      open
      title="Delete the server nvme-3?"
      description="Its disk and all of its snapshots are erased. This cannot be undone."
      confirmLabel="Delete the server"
      cancelLabel="Keep it"
      tone="danger"
      onConfirm={() => {}}
      onCancel={() => {}}
    />
  ),
  play: async () => {
    await waitFor(() => expect(body.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    const dialog = body.getByRole('alertdialog', { name: 'Delete the server nvme-3?' });
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
