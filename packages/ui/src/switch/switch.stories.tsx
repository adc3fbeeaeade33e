import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Example as Sample } from '../../examples/switch.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './switch.docs.tsx';
import { Switch } from './switch.tsx';

const meta: Meta<typeof Switch> = { title: 'Choices/Switch', component: Switch };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Clicking the label toggles it. The hint describes it. */
export const Switches: StoryObj = {
  render: () => <Switch label="Renew automatically" hint="From the balance, a day before the end" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Renew automatically' });
    await expect(control).toHaveAccessibleDescription('From the balance, a day before the end');
    await userEvent.click(canvas.getByText('Renew automatically'));
    await expect(control).toBeChecked();
  },
};

/** Disabled, off and on. Explain why next to it. */
export const Disabled: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Switch label="Off for this plan" disabled />
      <Switch label="Included in the plan and always on" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const control of within(canvasElement).getAllByRole('switch')) await expect(control).toBeDisabled();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
