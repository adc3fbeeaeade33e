import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/sparkline.tsx';
import { Text } from '../text/text.tsx';
import { Sparkline } from './sparkline.tsx';

const meta: Meta<typeof Sparkline> = { title: 'Data pictures/Sparkline', component: Sparkline };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The last value is highlighted. The label describes the trend. */
export const Load: StoryObj = {
  render: () => (
    <Sparkline
      label="Load of the last hour, from 12 to 48 %"
      values={[12, 18, 15, 30, 26, 41, 48]}
      style={{ inlineSize: 160 }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('img', { name: 'Load of the last hour, from 12 to 48 %' });
    await expect(picture.querySelectorAll('circle')).toHaveLength(1);
  },
};

/** Without values, nothing is drawn. The text next to it explains why. */
export const NoValues: StoryObj = {
  render: () => (
    <>
      <Text tone="muted">Load: measured from tomorrow on</Text>
      <Sparkline label="No data yet" values={[]} style={{ inlineSize: 160 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img').children).toHaveLength(0);
  },
};
