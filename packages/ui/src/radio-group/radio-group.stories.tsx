import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Example as Sample } from '../../examples/radio-group.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './radio-group.docs.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta: Meta<typeof RadioGroup> = { title: 'Choices/RadioGroup', component: RadioGroup };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const options = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly', hint: '5 % less' },
  { value: 'ever', label: 'Forever', disabled: true },
];

/** Clicking a label selects the option, one at a time. */
export const Chooses: StoryObj = {
  render: () => <RadioGroup legend="Pay" name="pay-feature" options={options} defaultValue="month" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Forever' })).toBeDisabled();
  },
};

/** Side by side, with an error. */
export const InlineWithError: StoryObj = {
  render: () => (
    <RadioGroup
      legend="Billing period"
      name="pay-error"
      inline
      options={[
        { value: 'month', label: 'Monthly' },
        { value: 'year', label: 'Yearly' },
        { value: 'ever', label: 'Forever', disabled: true },
      ]}
      error="Choose a period"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Choose a period');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
