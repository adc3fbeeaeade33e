import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Example as Sample } from '../../examples/confirm-dialog.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { docs } from './confirm-dialog.docs.tsx';

const meta: Meta<typeof ConfirmDialog> = { title: 'Overlays/ConfirmDialog', component: ConfirmDialog };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const body = within(document.body);

function Example(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete the server
      </Button>
      <ConfirmDialog
        title="Delete nvme-3?"
        description="Its disks are erased immediately. Backups stay for seven days."
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        {...props}
        open={open}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** Asks the question. Clicking outside does nothing. */
export const Danger: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete the server' }));
    const dialog = await body.findByRole('alertdialog', { name: 'Delete nvme-3?' });
    await expect(dialog).toHaveAccessibleDescription('Its disks are erased immediately. Backups stay for seven days.');
    const backdrop = dialog.closest('[data-part="backdrop"]');
    if (backdrop) await userEvent.click(backdrop);
    await expect(body.getByRole('alertdialog')).toBeVisible();
  },
};

/** While the action is pending, it can't be confirmed again. */
export const Pending: StoryObj = {
  render: () => <Example pending pendingLabel="Deleting" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete the server' }));
    await waitFor(() => expect(body.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true'));
    await expect(body.getByRole('status')).toHaveTextContent('Deleting');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
