import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta: Meta<typeof ConfirmDialog> = { title: 'Overlays/ConfirmDialog', component: ConfirmDialog };
export default meta;

const body = within(document.body);

/** For what can’t be undone at all: the name has to be typed. A wrong one is an error, and nothing happens. */
export const TypedName: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const [typed, setTyped] = useState('');
    const [wrong, setWrong] = useState(false);
    const start = (asking: boolean) => {
      setTyped('');
      setWrong(false);
      setOpen(asking);
    };
    return (
      <>
        <Button variant="danger" onClick={() => start(true)}>
          Delete server
        </Button>
        <ConfirmDialog
          open={open}
          tone="danger"
          title="Delete db-01?"
          description="Its disks and all backups are erased. This can’t be undone."
          confirmLabel="Delete server"
          cancelLabel="Keep server"
          onConfirm={() => (typed === 'db-01' ? start(false) : setWrong(true))}
          onCancel={() => start(false)}
        >
          <TextField
            label="Type db-01 to confirm"
            mono
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={wrong ? 'This isn’t the name of the server.' : undefined}
          />
        </ConfirmDialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete server' }));
    const question = within(await body.findByRole('alertdialog', { name: 'Delete db-01?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete server' }));
    const field = question.getByRole('textbox', { name: 'Type db-01 to confirm' });
    await expect(field).toHaveAccessibleDescription('This isn’t the name of the server.');
    await userEvent.type(field, 'db-01');
    await userEvent.click(question.getByRole('button', { name: 'Delete server' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
};

/** While the action runs, `pending` keeps the dialog open, and the button can’t be pressed twice. */
export const WaitsForTheServer: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const [pending, setPending] = useState(false);
    const restart = () => {
      setPending(true);
      // Your request.
      setTimeout(() => {
        setPending(false);
        setOpen(false);
      }, 800);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Restart web-01</Button>
        <ConfirmDialog
          open={open}
          title="Restart web-01?"
          description="Your sites are unavailable for about a minute."
          confirmLabel="Restart server"
          cancelLabel="Cancel"
          pending={pending}
          pendingLabel="Restarting"
          onConfirm={restart}
          onCancel={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restart web-01' }));
    const confirm = await body.findByRole('button', { name: 'Restart server' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
};

/** Not every question is dangerous: with the neutral tone, confirming is the main action. */
export const PaidChange: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button variant="action" onClick={() => setOpen(true)}>
          Upgrade to NVMe 6
        </Button>
        <ConfirmDialog
          open={open}
          title="Upgrade web-01 to NVMe 6?"
          description="€18.40 for the rest of November, then €48 a month. The server restarts."
          confirmLabel="Upgrade server"
          cancelLabel="Not now"
          onConfirm={close}
          onCancel={close}
        />
      </>
    );
  },
};

/** One question for many rows: keep in state what it’s about. */
export const ForAnyRow: StoryObj = {
  render: function Example() {
    const [keys, setKeys] = useState(['laptop', 'desktop', 'deploy']);
    const [asked, setAsked] = useState<string>();
    return (
      <Stack gap={12} align="start">
        {keys.map((key) => (
          <Button key={key} size="small" onClick={() => setAsked(key)}>
            Remove {key}
          </Button>
        ))}
        <Text role="status">{keys.length} SSH keys</Text>
        <ConfirmDialog
          open={asked !== undefined}
          tone="danger"
          title={`Remove the SSH key ${asked ?? ''}?`}
          confirmLabel="Remove key"
          cancelLabel="Keep key"
          onConfirm={() => {
            setKeys(keys.filter((key) => key !== asked));
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove desktop' }));
    await userEvent.click(await body.findByRole('button', { name: 'Remove key' }));
    await waitFor(() => expect(canvas.getByText('2 SSH keys')).toBeVisible());
  },
};
