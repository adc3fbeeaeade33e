import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/stack.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';

const meta: Meta<typeof Stack> = { title: 'Layout/Stack', component: Stack };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The stack sets the space between its children. */
export const Gap: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Card>One</Card>
      <Card>Two</Card>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const one = canvas.getByText('One').getBoundingClientRect();
    const two = canvas.getByText('Two').getBoundingClientRect();
    await expect(Math.round(two.top - one.bottom)).toBe(24);
  },
};
