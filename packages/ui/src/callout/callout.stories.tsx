import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/callout.tsx';
import { Button } from '../button/button.tsx';
import { Callout } from './callout.tsx';

const meta: Meta<typeof Callout> = { title: 'Feedback/Callout', component: Callout };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Explains why two options can't be combined and offers a solution. */
export const WithWayOut: StoryObj = {
  render: () => (
    <Callout tone="warning" title="Windows needs 2 GB of memory" actions={<Button size="small">Choose NVMe 3</Button>}>
      NVMe 1 has 1 GB.
    </Callout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Choose NVMe 3' })).toBeVisible();
    await expect(canvas.getByText('NVMe 1 has 1 GB.')).toBeVisible();
  },
};

/** A callout that appears later is announced. */
export const AppearingLater: StoryObj = {
  render: () => (
    <Callout tone="info" role="status">
      Your request is saved.
    </Callout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your request is saved.');
  },
};
