import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Example as Sample } from '../../examples/checkbox-group.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './checkbox-group.docs.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta: Meta<typeof CheckboxGroup> = { title: 'Choices/CheckboxGroup', component: CheckboxGroup };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const options = [
  { value: 'nvme', label: 'NVMe', hint: 'From 480 GB' },
  { value: 'ssd', label: 'SSD' },
  { value: 'tape', label: 'Tape', disabled: true },
];

/** The checkbox for all is mixed while only some options are checked, and skips disabled options. */
export const WithAll: StoryObj = {
  render: () => <CheckboxGroup legend="Disks" allLabel="All kinds" options={options} defaultValue={['nvme']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All kinds' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: /SSD/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Tape' })).not.toBeChecked();
  },
};

/** The error describes the whole group. */
export const WithError: StoryObj = {
  render: () => <CheckboxGroup legend="Disks" hint="At least one" error="Choose a kind of disk" options={options} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Disks' })).toHaveAccessibleDescription(
      'At least one Choose a kind of disk',
    );
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
