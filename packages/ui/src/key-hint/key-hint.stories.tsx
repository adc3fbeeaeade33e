import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/key-hint.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { KeyHint } from './key-hint.tsx';

const meta: Meta<typeof KeyHint> = { title: 'Text/KeyHint', component: KeyHint };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Single keys, keys together, in a button, and in Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={16} align="start">
      <KeyHint keys={['Esc']} label="Escape" />
      <KeyHint keys={['Ctrl', 'Shift', 'P']} label="Control Shift P" />
      <KeyHint keys={['⌘', 'K']} label="Command K" />
      <Button trailing={<KeyHint keys={['/']} label="Slash" />}>Search</Button>
      <Text>
        Перейти к следующей заявке: <KeyHint keys={['J']} label="J" />, к предыдущей: <KeyHint keys={['K']} label="K" />
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Control Shift P')).toBeInTheDocument();
  },
};
