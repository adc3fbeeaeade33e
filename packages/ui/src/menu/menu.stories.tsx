import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/menu.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './menu.docs.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/stack.tsx';
import type { MenuGroup } from './items.ts';
import { Menu } from './menu.tsx';

const meta: Meta<typeof Menu> = { title: 'Actions/Menu', component: Menu };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const groups: MenuGroup[] = [
  {
    id: 'power',
    label: 'Power',
    items: [
      { id: 'start', label: 'Start', disabledReason: 'The server runs already' },
      { id: 'restart', label: 'Restart', aside: 'R' },
    ],
  },
  {
    id: 'view',
    items: [
      { id: 'auto', label: 'Renew automatically from the account balance', checked: true },
      { id: 'help', label: 'Help', href: '#help' },
    ],
  },
  {
    id: 'system',
    items: [
      {
        id: 'reinstall',
        label: 'Reinstall the operating system',
        items: [
          { id: 'debian', label: 'Debian 13' },
          { id: 'ubuntu', label: 'Ubuntu 26.04' },
        ],
      },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete the server', tone: 'danger' }] },
];

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('rtl'),
  render: () => (
    <div style={{ minHeight: 360 }}>
      <Menu groups={groups} trigger={(props) => <Button {...props}>Actions</Button>} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Start'));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Restart'));
  },
};

/** In a stack, a menu is as wide as its button. */
export const InStack: StoryObj = {
  render: () => (
    <Stack>
      <p>A server of the customer</p>
      <Menu groups={groups} trigger={(props) => <Button {...props}>Actions</Button>} />
    </Stack>
  ),
  play: async ({ canvasElement, canvas }) => {
    const menu = canvasElement.querySelector('[data-component="menu"]');
    const button = canvas.getByRole('button', { name: 'Actions' });
    await expect(menu?.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Right opens a submenu. Left and Escape return to its parent item. */
export const MatrixSubmenu: StoryObj = {
  ...Matrix,
  name: 'Matrix submenu',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Debian 13' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('menuitem', { name: 'Reinstall the operating system' })).toHaveFocus();
    await expect(canvas.queryByRole('menuitem', { name: 'Debian 13' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Debian 13' })).toHaveFocus());
  },
};

const onSelect = fn();

/**
 * A disabled command shows its reason and does nothing. Checked items are announced as such. An item with `href` is a
 * link.
 */
export const Kinds: StoryObj = {
  render: () => (
    <Menu
      trigger={(props) => <Button {...props}>Server</Button>}
      groups={[
        {
          id: 'all',
          items: [
            { id: 'start', label: 'Start', disabledReason: 'It runs already', onSelect },
            { id: 'renew', label: 'Renew automatically', checked: true },
            { id: 'help', label: 'Help', href: '#help' },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Server' }));
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('menu')).toBeVisible());
    await userEvent.click(body.getByRole('menuitem', { name: /^Start/ }));
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(body.getByRole('menuitem', { name: /It runs already/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByRole('menuitemcheckbox', { name: 'Renew automatically' })).toBeChecked();
    await expect(body.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};
