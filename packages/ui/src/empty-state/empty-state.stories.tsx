import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/empty-state.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = { title: 'Feedback/EmptyState', component: EmptyState };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Says what is missing and offers the first step. */
export const FirstStep: StoryObj = {
  render: () => (
    <EmptyState title="No services yet" actions={<Button variant="action">Order a VPS</Button>}>
      Your servers will appear here.
    </EmptyState>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'No services yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order a VPS' })).toBeVisible();
  },
};

/** After a search, in Russian, with a lower heading level. */
export const NothingFound: StoryObj = {
  render: () => (
    <EmptyState level={3} title="No servers match these filters">
      Remove the strictest one.
    </EmptyState>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
