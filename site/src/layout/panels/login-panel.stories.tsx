import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../../../packages/ui/docs-page/modes.ts';
import { siteMessages, withSite } from '../testing/with-site.tsx';
import { LoginPanel } from './login-panel.tsx';
import { LOGIN_PANEL, showPanel } from './panel-ids.ts';

const meta = {
  title: 'Compositions/Login panel',
  component: LoginPanel,
  tags: ['!autodocs'],
  loaders: [siteMessages('auth')],
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => showPanel(LOGIN_PANEL);

/** Signing in without leaving the page. */
export const Matrix: Story = {
  parameters: pictured(),
  decorators: [withSite()],
  play: async () => {
    open();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'login'));
  },
};

/** Second step for an account with 2FA. */
export const MatrixSecondFactor: Story = {
  parameters: pictured(),
  name: 'Matrix two-factor code',
  decorators: [withSite({ auth: { status: 'pending', flow: { id: 'mfa_authenticate', is_pending: true } } })],
  // The step has a script of its own.
  play: async () => {
    open();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findAllByRole('textbox');
  },
};

const refused = {
  status: 400,
  errors: [
    {
      code: 'username_password_mismatch',
      message: 'The username and/or password you specified are not correct.',
      param: 'password',
    },
  ],
};

/** The server refuses: the panel stays, and says why beside the field. */
export const Refused: Story = {
  decorators: [withSite({ answer: () => Response.json(refused, { status: 400 }) })],
  globals: { language: 'en' },
  play: async () => {
    open();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), 'anna');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'wrong password');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('link', { name: /not correct/ })).toBeVisible();
    await expect(dialog.getByLabelText(/^Password/)).toBeInvalid();
  },
};
