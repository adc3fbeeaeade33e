import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { Download, Plus } from '../icons/index.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Button } from './button.tsx';

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button };
export default meta;

/** Use `loading` while a form is being sent. The button keeps its size and focus, and can't be pressed twice. */
export const SubmitWithPendingState: StoryObj = {
  render: function Example() {
    const [hostname, setHostname] = useState('web-01');
    const [saved, save, saving] = useActionState(async () => {
      // Your request.
      await new Promise((done) => setTimeout(done, 800));
      return `Saved as ${hostname}.`;
    }, '');
    return (
      <form action={save}>
        <Stack gap={16} align="start">
          <TextField
            label="Hostname"
            name="hostname"
            value={hostname}
            onChange={(event) => setHostname(event.currentTarget.value)}
          />
          <Button type="submit" variant="action" loading={saving} loadingLabel="Saving">
            Save changes
          </Button>
          <p role="status">{saved}</p>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('button', { name: 'Saving' })).toHaveFocus();
    await expect(await canvas.findByText('Saved as web-01.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  },
};

/** Ask before an action that can’t be undone, and name what is lost. */
export const DestructiveWithConfirmation: StoryObj = {
  render: function Example() {
    const [asking, setAsking] = useState(false);
    const [deleted, setDeleted] = useState(false);
    return (
      <>
        <Button variant="danger" disabled={deleted} onClick={() => setAsking(true)}>
          {deleted ? 'Snapshot deleted' : 'Delete snapshot'}
        </Button>
        <ConfirmDialog
          open={asking}
          tone="danger"
          title="Delete the snapshot of 24 November?"
          description="You can’t restore web-01 to this date afterwards."
          confirmLabel="Delete snapshot"
          cancelLabel="Keep it"
          onConfirm={() => {
            setDeleted(true);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete snapshot' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete snapshot' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Snapshot deleted' })).toBeDisabled());
  },
};

/** An icon before the label says what kind of action it is. It’s hidden from screen readers, which read the label. */
export const WithAnIcon: StoryObj = {
  render: () => (
    <Inline gap={12}>
      <Button variant="action" leading={<Icon icon={Plus} size={18} />}>
        Add SSH key
      </Button>
      <Button leading={<Icon icon={Download} size={18} />}>Download invoice</Button>
    </Inline>
  ),
};

/** Explain what is missing instead of only disabling the button. The reason is shown on hover and focus. */
export const DisabledWithAReason: StoryObj = {
  render: function Example() {
    const [domain, setDomain] = useState('');
    return (
      <Stack gap={48} align="start">
        <TextField label="Domain" value={domain} onChange={(event) => setDomain(event.currentTarget.value)} />
        <Button disabledReason={domain === '' ? 'Enter a domain first' : undefined}>Transfer domain</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Transfer domain' });
    await expect(button).toHaveAccessibleDescription('Enter a domain first');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Domain' }), 'example.org');
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

/** The main action comes first and looks like one; there is one per view. Cancelling is `quiet`. */
export const MainAndSecondaryActions: StoryObj = {
  render: () => (
    <Inline gap={12}>
      <Button variant="action">Order server</Button>
      <Button>Save configuration</Button>
      <Button variant="quiet">Cancel</Button>
    </Inline>
  ),
};
