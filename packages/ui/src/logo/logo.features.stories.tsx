import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/logo.tsx';
import { Logo } from './logo.tsx';

const meta: Meta<typeof Logo> = { title: 'Pictures/Logo', component: Logo };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The symbol alone is labelled with the brand's name. */
export const MarkOnly: StoryObj = {
  render: () => <Logo name="Hoster" markOnly />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Hoster' })).toBeVisible();
  },
};

/** With the name, the symbol is hidden from screen readers. */
export const WithName: StoryObj = {
  render: () => <Logo name="Hoster" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Hoster')).toBeVisible();
  },
};
