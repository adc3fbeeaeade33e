import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/error-state.tsx';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta: Meta<typeof ErrorState> = { title: 'Feedback/ErrorState', component: ErrorState };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Announced when it appears; the code is for support. */
export const TryAgain: StoryObj = {
  render: () => (
    <ErrorState title="The list of plans did not load" code="503 · 8f2a-11" actions={<Button>Try again</Button>}>
      Your configuration is saved.
    </ErrorState>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list of plans did not load');
    await expect(canvas.getByText('503 · 8f2a-11')).toBeVisible();
  },
};
