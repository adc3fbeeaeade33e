import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/toasts.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './toasts.docs.tsx';
import { Button } from '../button/index.ts';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { createToaster, type Toaster } from '../toaster/create-toaster.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Toasts } from './toasts.tsx';

const meta: Meta<typeof Toasts> = {
  title: 'Feedback/Toasts',
  component: Toasts,
  // Toasts cover the window, so the documentation shows each story in a frame.
  parameters: { docs: { story: { inline: false, height: '540px' } } },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const toneLabels = { success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' };
const body = within(document.body);

/** Toasts in stories never close automatically. */
function Region({ fill }: { fill: (toaster: Toaster) => void }) {
  const [toaster] = useState(() => {
    const created = createToaster();
    fill(created);
    return created;
  });
  return (
    <Toasts
      toaster={toaster}
      label="Notifications"
      closeLabel="Dismiss"
      toneLabels={toneLabels}
      timers={false}
      limit={5}
    />
  );
}

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('rtl'),
  render: () => (
    <Region
      fill={(toaster) => {
        toaster.success('Saved');
        toaster.success('Saved');
        toaster.info('A snapshot is being made', { title: 'nvme-3' });
        toaster.warning('Баланса хватит ещё на два дня');
        toaster.error(
          'Платёж отклонён банком: недостаточно средств на карте. Попробуйте другую карту или способ оплаты.',
          {
            title: 'Не удалось оплатить заказ',
          },
        );
        toaster.success('The server was deleted', { action: { label: 'Undo', onAction: () => {} } });
      }}
    />
  ),
};

/** F6 moves focus to the toasts and back. Closing a toast moves focus to the next one. */
export const Keyboard: StoryObj = {
  render: () => (
    <>
      <Button>Somewhere on the page</Button>
      <Region
        fill={(toaster) => {
          toaster.error('The first');
          toaster.error('The second');
        }}
      />
    </>
  ),
  play: async () => {
    const page = body.getByRole('button', { name: 'Somewhere on the page' });
    await waitFor(() => expect(body.getAllByRole('listitem')).toHaveLength(2));
    page.focus();
    await userEvent.keyboard('{F6}');
    await expect(document.activeElement).toHaveTextContent('The first');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent('The second');
    await userEvent.keyboard('{F6}');
    await expect(page).toHaveFocus();
  },
};

/** Above an open side dialog, toasts can be read, focused and closed without closing the dialog. */
export const MatrixAboveDialog: StoryObj = {
  parameters: pictured('rtl'),
  name: 'Matrix above dialog',
  render: () => (
    <>
      <Region
        fill={(toaster) => {
          toaster.error('Wrong password');
          toaster.error('No connection');
        }}
      />
      <SideDialog open onClose={() => {}} title="Sign in" closeLabel="Close">
        <TextField label="Login" defaultValue="anna" />
      </SideDialog>
    </>
  ),
  play: async () => {
    const [first] = await body.findAllByRole('button', { name: 'Dismiss' });
    await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(body.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
    await expect(body.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Repeated messages increase a counter. Errors stay until closed. Long messages can be closed too. */
export const CountsAndStays: StoryObj = {
  render: () => (
    <Region
      fill={(toaster) => {
        for (let times = 0; times < 3; times++) toaster.success('Copied');
        toaster.error('The disk is full');
        toaster.info('A snapshot of nvme-3 is being made. It takes a few minutes. The server keeps running as usual.');
      }}
    />
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('[data-part="toast"]')).toHaveLength(3));
    await expect(document.querySelector('[data-part="count"]')).toHaveTextContent('×3');
    await expect(body.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  },
};

/** More than fits in a low window scrolls, so that every message can be read and closed. */
export const TallerThanTheWindow: StoryObj = {
  render: () => (
    <>
      <p>Page</p>
      <Region
        fill={(toaster) => {
          for (const name of ['first', 'second', 'third'])
            toaster.error(
              `The ${name} backup failed: ${'the connection to the storage was closed before the last part was written. '.repeat(3)}`,
              { title: `${name} server`, action: { label: 'Try again', onAction: () => {} } },
            );
        }}
      />
    </>
  ),
};
