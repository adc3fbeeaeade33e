import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { createToaster } from '../toaster/create-toaster.ts';
import { toastPromise } from '../toaster/toast-promise.ts';
import { Toasts } from './toasts.tsx';

const meta: Meta<typeof Toasts> = {
  title: 'Feedback/Toasts',
  component: Toasts,
  // Toasts cover the window, so the documentation shows each story in a frame.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

const body = within(document.body);

// Once for the whole application, in a file of its own.
const toaster = createToaster();

const words = {
  label: 'Notifications',
  closeLabel: 'Close',
  toneLabels: { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' },
};

/** Confirms what was done and closes by itself. Repeated messages are counted, not stacked. */
export const Confirmation: StoryObj = {
  render: () => (
    <>
      <Button onClick={() => toaster.success('IP address copied')}>Copy IP address</Button>
      <Toasts toaster={toaster} {...words} />
    </>
  ),
  play: async ({ canvas }) => {
    toaster.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IP address' }));
    await expect(await body.findByText('IP address copied')).toBeVisible();
  },
};

/** Undo instead of asking before. With an action, a toast stays until it’s closed. */
export const Undo: StoryObj = {
  render: function Example() {
    const [records, setRecords] = useState(['A example.org', 'MX example.org']);
    const remove = () => {
      setRecords(records.slice(1));
      toaster.success('DNS record removed', { action: { label: 'Undo', onAction: () => setRecords(records) } });
    };
    return (
      <Stack gap={12} align="start">
        <Text>{records.join(', ')}</Text>
        <Button onClick={remove}>Remove the first record</Button>
        <Toasts toaster={toaster} {...words} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    toaster.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first record' }));
    await expect(canvas.getByText('MX example.org')).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: /Undo/ }));
    await expect(canvas.getByText('A example.org, MX example.org')).toBeVisible();
  },
};

/** An error stays until it’s closed, and is announced immediately. Offer to try again. */
export const ErrorWithRetry: StoryObj = {
  render: function Example() {
    const restart = (attempt: number) => {
      // Your request, which works at the second attempt here.
      if (attempt > 1) toaster.success('web-01 is restarting');
      else
        toaster.error('web-01 couldn’t be restarted', {
          action: { label: 'Try again', onAction: () => restart(attempt + 1) },
        });
    };
    return (
      <>
        <Button onClick={() => restart(1)}>Restart web-01</Button>
        <Toasts toaster={toaster} {...words} />
      </>
    );
  },
  play: async ({ canvas }) => {
    toaster.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Restart web-01' }));
    await userEvent.click(await body.findByRole('button', { name: /Try again/ }));
    await expect(await body.findByText('web-01 is restarting')).toBeVisible();
  },
};

/** The progress and the outcome of a request in one toast. */
export const ProgressOfARequest: StoryObj = {
  render: function Example() {
    // Your request.
    const create = () => new Promise((done) => setTimeout(done, 600));
    const start = () =>
      void toastPromise(toaster, create(), {
        loading: 'Creating the snapshot',
        success: 'Snapshot created',
        error: 'The snapshot couldn’t be created. Try again.',
      });
    return (
      <>
        <Button onClick={start}>Create snapshot</Button>
        <Toasts toaster={toaster} {...words} />
      </>
    );
  },
  play: async ({ canvas }) => {
    toaster.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Create snapshot' }));
    await expect(await body.findByText('Creating the snapshot')).toBeVisible();
    await waitFor(() => expect(body.getByText('Snapshot created')).toBeVisible());
    await expect(body.queryByText('Creating the snapshot')).toBeNull();
  },
};
