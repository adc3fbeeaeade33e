import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/text-area.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './text-area.docs.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from './text-area.tsx';

const meta = { title: 'Fields/TextArea', component: TextArea, args: { label: 'Comment' } } satisfies Meta<
  typeof TextArea
>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** With `maxLength` and `counterLabel`, it counts the characters left. */
export const Counts: Story = {
  args: { maxLength: 20, counterLabel: (left: number) => `${left} characters left` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Sixteen letters.');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 characters left');
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured(),
  render: () => (
    <Stack gap={24} style={{ maxInlineSize: 560 }}>
      <TextArea label="Comment" maxLength={2000} counterLabel={(left) => `${left} characters left`} />
      <TextArea
        label="Public key"
        mono
        defaultValue="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExa anna@laptop"
      />
      <TextArea
        label="Сообщение"
        hint="Опишите, что произошло и что вы ожидали."
        error="Напишите хотя бы одно предложение."
      />
      <TextArea label="Closed ticket" disabled defaultValue="Thank you, it works." />
    </Stack>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** With an error, and disabled. */
export const ErrorAndDisabled: StoryObj = {
  render: () => (
    <Stack>
      <TextArea label="Message" error="Write what happened" />
      <TextArea label="SSH key" mono disabled defaultValue="ssh-ed25519 AAAA" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Write what happened');
    await expect(canvas.getByRole('textbox', { name: 'SSH key' })).toBeDisabled();
  },
};
