import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Status } from './status.tsx';

const meta: Meta<typeof Status> = { title: 'Components/Status', component: Status };
export default meta;

/** Each kind has a sign of its own shape. */
export const Tones: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {(['neutral', 'info', 'success', 'warning', 'danger', 'pending'] as const).map((tone) => (
        <Status key={tone} tone={tone}>
          {tone === 'warning' ? 'Ожидает оплаты' : tone}
        </Status>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('[data-part="icon"]')].map((icon) => icon.innerHTML);
    await expect(new Set(signs).size).toBe(signs.length);
  },
};
