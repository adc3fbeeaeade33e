import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/divider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';

const meta: Meta<typeof Divider> = { title: 'Layout/Divider', component: Divider };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Without and with words, short and of several lines. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24}>
      <Divider />
      <Divider>or continue with</Divider>
      <div style={{ inlineSize: 260 }}>
        <Divider>или войдите с помощью учётной записи на другом сайте</Divider>
      </div>
    </Stack>
  ),
};

/** Words instead of a separator. */
export const Words: StoryObj = {
  render: () => (
    <>
      <Divider />
      <Divider>or</Divider>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('separator')).toHaveLength(1);
    await expect(canvas.getByText('or')).toBeVisible();
  },
};
