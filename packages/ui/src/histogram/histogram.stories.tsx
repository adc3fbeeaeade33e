import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/histogram.tsx';
import { Histogram } from './histogram.tsx';

const meta: Meta<typeof Histogram> = { title: 'Data pictures/Histogram', component: Histogram };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Bars in the range are dark. The label describes the chart. */
export const Described: StoryObj = {
  render: () => (
    <Histogram
      label="Most plans cost 8 to 20 €"
      counts={[2, 8, 21, 34, 20, 6, 1]}
      range={[1, 4]}
      style={{ inlineSize: 280, blockSize: 64 }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('img', { name: 'Most plans cost 8 to 20 €' });
    await expect(picture.querySelectorAll('path')[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
  },
};

/** Without a label, it is decorative. */
export const Decoration: StoryObj = {
  render: () => <Histogram counts={[1, 0, 3]} style={{ inlineSize: 280, blockSize: 64 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
