import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta: Meta<typeof VisuallyHidden> = { title: 'Components/VisuallyHidden', component: VisuallyHidden };
export default meta;

/** Announced but not visible. */
export const NameOfButton: StoryObj = {
  render: () => (
    <Button>
      <span aria-hidden="true">×</span>
      <VisuallyHidden>Close</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(canvas.getByText('Close').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
