import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/stat.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stat } from './stat.tsx';

const meta: Meta<typeof Stat> = { title: 'Tables and lists/Stat', component: Stat };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A figure with a unit and a label. */
export const Figures: StoryObj = {
  render: () => (
    <Inline gap={48}>
      <Stat label="countries" value="8" />
      <Stat label="to Frankfurt" value="14" unit="ms" size="large" ruled />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('countries').tagName).toBe('DT');
    await expect(canvas.getByText('14')).toHaveTextContent('14ms');
  },
};
