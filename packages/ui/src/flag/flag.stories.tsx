import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/flag.tsx';
import { Inline } from '../inline/inline.tsx';
import { Flag } from './flag.tsx';

const meta: Meta<typeof Flag> = { title: 'Pictures/Flag', component: Flag };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** On its own, it is labelled with the country's name. */
export const Labelled: StoryObj = {
  render: () => <Flag country="de" label="Germany" size="large" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Germany' })).toHaveAttribute('data-country', 'DE');
  },
};

/** Without an image, the code is shown. */
export const Unknown: StoryObj = {
  render: () => (
    <Inline>
      <Flag country="XX" /> Elsewhere
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('XX')).toBeVisible();
  },
};
