import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/visually-hidden.tsx';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta: Meta<typeof VisuallyHidden> = { title: 'Text/VisuallyHidden', component: VisuallyHidden };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

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
