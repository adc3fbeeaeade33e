import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../../../packages/ui/docs-page/modes.ts';
import { siteMessages, withSite } from '../testing/with-site.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Compositions/Header',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [siteMessages('auth')],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = {
  id: 7,
  first_name: 'Anna',
  last_name: 'Kask',
  display: 'Anna Kask',
  email: 'anna@example.org',
  username: 'anna',
  country: null,
};
const item = (key: string, text: string, badge: number | null = null) => ({
  key,
  url: `/my/${key}/`,
  text,
  icon: null,
  badge,
});

/** The header of the site, as a visitor without an account has it. */
export const Matrix: Story = {
  parameters: pictured(),
  decorators: [withSite({ at: '/virtual-private-servers/' })],
};

/** Signed in: the account menu replaces the sign-in button. */
export const MatrixSignedIn: Story = {
  parameters: pictured(),
  name: 'Matrix signed in',
  decorators: [
    withSite({
      auth: { status: 'settled', user: { ...user, has_usable_password: true } },
      menu: {
        items: {
          en: [item('services', 'Services'), item('tickets', 'Tickets', 2), item('logout', 'Sign out')],
          ru: [item('services', 'Услуги'), item('tickets', 'Тикеты', 2), item('logout', 'Выйти')],
        },
        balance: { amount: '120.50', currency: 'EUR' },
        balance_link: '/my/balance/',
        is_staff: false,
        user,
        unread: { tickets: 2, notifications: 0 },
      },
    }),
  ],
};

/** “Log in” opens the panel beside the page; Escape in a field leaves it open, the cross closes it. */
export const LoggingIn: Story = {
  decorators: [withSite()],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const body = within(document.body);
    const button = await canvas.findByRole('button', { name: 'Sign in' });
    await userEvent.click(button);
    const dialog = await body.findByRole('dialog', { name: 'Sign in' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'login'));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
