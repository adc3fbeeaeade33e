import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  ChevronDown,
  CreditCard,
  EllipsisVertical,
  LogOut,
  Power,
  RotateCcw,
  Settings,
  Trash2,
} from '../icons/index.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Menu } from './menu.tsx';

const meta: Meta<typeof Menu> = { title: 'Actions/Menu', component: Menu };
export default meta;

const body = within(document.body);

/** Actions of a table row or a card: an icon button that names its row, and the destructive action last. */
export const ActionsOfARow: StoryObj = {
  render: function Example() {
    const [asking, setAsking] = useState(false);
    const close = () => setAsking(false);
    return (
      <>
        <Menu
          trigger={(trigger) => (
            <IconButton {...trigger} label="Actions for web-01" icon={<Icon icon={EllipsisVertical} />} />
          )}
          groups={[
            {
              id: 'power',
              items: [
                { id: 'restart', label: 'Restart', icon: <Icon icon={RotateCcw} size={16} /> },
                { id: 'stop', label: 'Stop', icon: <Icon icon={Power} size={16} /> },
              ],
            },
            {
              id: 'end',
              items: [
                {
                  id: 'delete',
                  label: 'Delete…',
                  tone: 'danger',
                  icon: <Icon icon={Trash2} size={16} />,
                  onSelect: () => setAsking(true),
                },
              ],
            },
          ]}
        />
        <ConfirmDialog
          open={asking}
          tone="danger"
          title="Delete web-01?"
          description="Its disks and backups are erased."
          confirmLabel="Delete server"
          cancelLabel="Keep server"
          onConfirm={close}
          onCancel={close}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for web-01' });
    await userEvent.click(trigger);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete…' }));
    await userEvent.click(await body.findByRole('button', { name: 'Keep server' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Links and a command in one menu. Items with `href` can be opened in a new tab. */
export const AccountMenu: StoryObj = {
  render: () => (
    <Menu
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} variant="quiet" trailing={<Icon icon={ChevronDown} size={16} />}>
          Anna Koch
        </Button>
      )}
      groups={[
        {
          id: 'pages',
          label: 'anna@example.org',
          items: [
            { id: 'settings', label: 'Settings', href: '#settings', icon: <Icon icon={Settings} size={16} /> },
            { id: 'billing', label: 'Billing', href: '#billing', icon: <Icon icon={CreditCard} size={16} /> },
          ],
        },
        { id: 'end', items: [{ id: 'sign-out', label: 'Sign out', icon: <Icon icon={LogOut} size={16} /> }] },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anna Koch' }));
    await expect(await body.findByRole('menuitem', { name: 'Billing' })).toHaveAttribute('href', '#billing');
    await userEvent.keyboard('{Escape}');
  },
};

/** One of several values: radio items. The button shows the current one. */
export const ChooseTheOrder: StoryObj = {
  render: function Example() {
    const orders = ['Newest first', 'Oldest first', 'Highest amount'];
    const [order, setOrder] = useState('Newest first');
    return (
      <Menu
        trigger={(trigger) => (
          <Button {...trigger} trailing={<Icon icon={ChevronDown} size={16} />}>
            {`Sort: ${order}`}
          </Button>
        )}
        groups={[
          {
            id: 'order',
            label: 'Invoices',
            items: orders.map((label) => ({
              id: label,
              label,
              radio: true,
              checked: label === order,
              onSelect: () => setOrder(label),
            })),
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Newest first' }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Highest amount' }));
    await expect(canvas.getByRole('button', { name: 'Sort: Highest amount' })).toHaveFocus();
  },
};

/** Settings that can be on at the same time: checkbox items. */
export const ShowColumns: StoryObj = {
  render: function Example() {
    const [shown, setShown] = useState(['Location', 'Price']);
    const toggle = (name: string) =>
      setShown(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);
    return (
      <Stack gap={12} align="start">
        <Menu
          trigger={(trigger) => <Button {...trigger}>Columns</Button>}
          groups={[
            {
              id: 'columns',
              items: ['Location', 'Operating system', 'Price'].map((label) => ({
                id: label,
                label,
                checked: shown.includes(label),
                onSelect: () => toggle(label),
              })),
            },
          ]}
        />
        <Text role="status">{shown.length} columns</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await body.findByRole('menuitemcheckbox', { name: 'Operating system' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 columns');
    await userEvent.keyboard('{Escape}');
  },
};

/** A command that can’t be used now stays, with its reason. Rarely needed ones are in a submenu. */
export const UnavailableAndSubmenu: StoryObj = {
  render: () => (
    <Menu
      trigger={(trigger) => <Button {...trigger}>Server</Button>}
      groups={[
        {
          id: 'power',
          items: [
            { id: 'start', label: 'Start', disabledReason: 'The server is running' },
            { id: 'restart', label: 'Restart', aside: 'R' },
            {
              id: 'reinstall',
              label: 'Reinstall',
              items: [
                { id: 'debian', label: 'Debian 13' },
                { id: 'ubuntu', label: 'Ubuntu 26.04 LTS' },
              ],
            },
          ],
        },
      ]}
    />
  ),
};
