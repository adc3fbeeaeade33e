import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './field.docs.tsx';
import { Field } from './field.tsx';

const meta: Meta<typeof Field> = { title: 'Fields/Field', component: Field };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** A custom control is linked to its label, hint and error by the given attributes. */
export const OwnControl: StoryObj = {
  render: () => (
    <Field label="Colour of the label" hint="Shown in lists" error="Choose another" requirement="optional">
      {(control) => <input type="color" defaultValue="#a5d63f" {...control} />}
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText(/^Colour of the label/);
    await expect(control).toHaveAccessibleDescription('Shown in lists Choose another');
    await expect(control).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
