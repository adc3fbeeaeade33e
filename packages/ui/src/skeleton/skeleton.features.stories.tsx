import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Example as Sample } from '../../examples/skeleton.tsx';
import { SkeletonRegion } from './skeleton-region.tsx';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** The region is busy and announced once. Placeholders are hidden from screen readers. */
export const Region: StoryObj = {
  render: () => (
    <SkeletonRegion label="Loading plans">
      <Skeleton lines={3} />
      <Skeleton shape="block" height={96} />
    </SkeletonRegion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading plans'));
    await expect(status.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};
