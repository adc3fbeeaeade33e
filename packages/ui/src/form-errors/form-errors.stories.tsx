import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/form-errors.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './form-errors.docs.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrors } from './form-errors.tsx';

const meta = {
  title: 'Forms/FormErrors',
  component: FormErrors,
  args: {
    title: '2 fields need your attention',
    errors: [
      { fieldId: 'story-email', text: 'Enter a valid email address.' },
      { text: 'The price has changed. Check the total before you pay.' },
    ],
  },
} satisfies Meta<typeof FormErrors>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** An error with a field is a link to it; an error about the whole form isn't. */
export const Matrix: Story = { parameters: pictured() };

/** Appears and takes focus when submitting finds errors. */
export const AfterSending: Story = {
  render: function Render(args) {
    const [sent, setSent] = useState(0);
    const errors = sent === 0 ? [] : [...args.errors];
    return (
      <Stack gap={24} style={{ maxInlineSize: 480 }}>
        <FormErrors key={sent} {...args} errors={errors} />
        <TextField id="story-email" label="Email" error={sent === 0 ? undefined : 'Enter a valid email address.'} />
        <Button onClick={() => setSent(sent + 1)}>Send</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
