import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from './logo.tsx';

const meta: Meta<typeof Logo> = { title: 'Components/Logo', component: Logo };
export default meta;

/** The mark alone has the name of the brand. */
export const MarkOnly: StoryObj = {
  render: () => <Logo name="Hoster" markOnly />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Hoster' })).toBeVisible();
  },
};

/** With its name the mark is silent. */
export const WithName: StoryObj = {
  render: () => <Logo name="Hoster" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Hoster')).toBeVisible();
  },
};
