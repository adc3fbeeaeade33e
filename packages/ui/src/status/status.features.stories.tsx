import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Example as Sample } from '../../examples/status.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from './status.tsx';

const meta: Meta<typeof Status> = { title: 'Feedback/Status', component: Status };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Each tone has an icon with its own shape. */
export const Tones: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <Status tone="neutral">Switched off</Status>
      <Status tone="info">Planned work tonight</Status>
      <Status tone="success">Active</Status>
      <Status tone="warning">Waiting for payment</Status>
      <Status tone="danger">Setup failed</Status>
      <Status tone="pending">Setting up</Status>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('[data-part="icon"]')].map((icon) => icon.innerHTML);
    await expect(new Set(signs).size).toBe(signs.length);
  },
};
