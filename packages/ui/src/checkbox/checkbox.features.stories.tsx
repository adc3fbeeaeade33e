import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Example as Sample } from '../../examples/checkbox.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './checkbox.docs.tsx';
import { Checkbox } from './checkbox.tsx';

const meta: Meta<typeof Checkbox> = { title: 'Choices/Checkbox', component: Checkbox };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Label, hint and error belong to the checkbox, and the whole option is clickable. */
export const HintAndError: StoryObj = {
  render: () => (
    <Checkbox label="I accept the terms" hint="They open in a new tab" error="Accept the terms to continue" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toHaveAccessibleDescription('They open in a new tab Accept the terms to continue');
    await expect(box).toBeInvalid();
    await userEvent.click(canvas.getByText('I accept the terms'));
    await expect(box).toBeChecked();
  },
};

/** Indeterminate, disabled, and with a long Russian label. */
export const States: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Checkbox label="All servers" indeterminate />
      <Checkbox label="Included in the plan" defaultChecked disabled />
      <Checkbox label="I agree to the terms of service and to the processing of my personal data" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'All servers' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Included in the plan' })).toBeDisabled();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
