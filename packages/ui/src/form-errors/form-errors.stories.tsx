import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrors } from './form-errors.tsx';

const meta = {
  title: 'Components/FormErrors',
  component: FormErrors,
  args: {
    title: '2 things to put right',
    errors: [
      { fieldId: 'story-email', text: 'Enter a valid email address.' },
      { text: 'Цена изменилась, проверьте итог перед оплатой.' },
    ],
  },
} satisfies Meta<typeof FormErrors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24} style={{ maxInlineSize: 480 }}>
      <FormErrors {...args} />
      <TextField id="story-email" label="E-mail" error="Enter a valid email address." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
