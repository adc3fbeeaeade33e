import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta: Meta<typeof Text> = { title: 'Components/Text', component: Text };
export default meta;

/** Sizes, tones and weights from tokens. */
export const Looks: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <Text size={22} weight="semibold">
        Large
      </Text>
      <Text tone="muted">Muted</Text>
      <Text mono>185.12.64.9</Text>
      <Text caps size={12}>
        Section
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mono = getComputedStyle(canvas.getByText('185.12.64.9')).fontFamily;
    await expect(mono).toContain('JetBrains Mono');
  },
};

/** One line, truncated with an ellipsis. */
export const Truncated: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Text truncate>Виртуальный сервер во Франкфурте</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/Виртуальный/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};
