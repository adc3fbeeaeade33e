import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/jump-links.tsx';
import { Stack } from '../stack/stack.tsx';
import { JumpLinks } from './jump-links.tsx';

const meta: Meta<typeof JumpLinks> = { title: 'Navigation/JumpLinks', component: JumpLinks };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const links = [
  { id: 'services', title: 'Services' },
  { id: 'balance', title: 'Balance' },
  { id: 'language', title: 'Email language' },
];

/** One line, and several lines of long and Russian titles. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <JumpLinks label="On this page" links={links} />
      <JumpLinks
        label="На этой странице"
        links={[
          'Адреса электронной почты',
          'Пароль',
          'Двухфакторная аутентификация',
          'Активные сеансы',
          'Подключённые учётные записи',
          'SSH-ключи',
        ].map((title, index) => ({ id: `part-${index}`, title }))}
      />
    </Stack>
  ),
};

/** Each link leads to its section and is at least 44 px high. */
export const Targets: StoryObj = {
  render: () => <JumpLinks label="On this page" links={links} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'On this page' });
    const link = within(nav).getByRole('link', { name: 'Balance' });
    await expect(link).toHaveAttribute('href', '#balance');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
