import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/password-field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './password-field.docs.tsx';
import { Meter } from '../meter/meter.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** The button shows the password. */
export const Shows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Stack gap={24} style={{ maxInlineSize: 400 }}>
      <PasswordField {...args} defaultValue="secret" />
      <PasswordField {...args} label="New password" autoComplete="new-password" hint="At least 7 characters." />
      <PasswordField
        {...args}
        label="Пароль"
        defaultValue="1234"
        error="Пароль слишком короткий: нужно не меньше 7 знаков."
      />
      <PasswordField
        {...args}
        label="Strong one"
        strength={
          <Meter
            label="Strength"
            value={4}
            max={4}
            valueLabel="4 of 4"
            levels={[{ from: 4, tone: 'success', label: 'Strong' }]}
          />
        }
        defaultValue="correct horse"
      />
    </Stack>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Requirements of a new password are shown below the field. The error describes the field. */
export const NewPassword: StoryObj = {
  render: () => (
    <PasswordField
      label="New password"
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="new-password"
      defaultValue="12345678"
      strength={<Text size={14}>Add four characters</Text>}
      error="At least 12 characters"
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription(/At least 12 characters/);
    await expect(canvasElement).toHaveTextContent('Add four characters');
  },
};
