import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { MenuGroup } from './items.ts';
import { Menu } from './menu.tsx';

const meta: Meta<typeof Menu> = { title: 'Overlays/Menu', component: Menu };
export default meta;

const groups: MenuGroup[] = [
  {
    id: 'power',
    label: 'Power',
    items: [
      { id: 'start', label: 'Start', disabled: true, disabledReason: 'The server runs already' },
      { id: 'restart', label: 'Restart', aside: 'R' },
    ],
  },
  {
    id: 'view',
    items: [
      { id: 'auto', label: 'Автопродление с баланса аккаунта', checked: true },
      { id: 'help', label: 'Help', href: '#help' },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete the server', tone: 'danger' }] },
];

export const Matrix: StoryObj = {
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
