import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/select.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './select.docs.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';

const options = [
  {
    label: 'Europe',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'nl', label: 'Netherlands' },
    ],
  },
  {
    label: 'America',
    options: [{ value: 'us', label: 'United States of America, the east coast and its neighbours' }],
  },
  { value: 'hk', label: 'Hong Kong', disabled: true },
];

const meta = { title: 'Fields/Select', component: Select, args: { label: 'Country', options } } satisfies Meta<
  typeof Select
>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Until an option is selected, the placeholder is shown and the form can't be submitted. */
export const NothingChosenYet: Story = {
  args: { required: true, placeholder: 'Choose a country' },
  render: (args) => (
    <Stack gap={24}>
      <Select {...args} />
      <Select {...args} label="Disabled" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Choose a country');
    const ground = (name: string): string =>
      getComputedStyle(canvas.getByRole('combobox', { name }).parentElement ?? document.body).backgroundColor;
    await expect(ground('Country')).not.toBe(ground('Disabled'));
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <Select {...args} placeholder="Choose a country" />
      <Select {...args} label="Chosen" defaultValue="nl" hint="Decides the tax." />
      <Select {...args} label="Страна" defaultValue="us" requirement="обязательно" />
      <Select {...args} label="Small" size="small" />
      <Select {...args} label="Large" size="large" error="Choose a country." />
      <Select {...args} label="Disabled" disabled />
      <Select {...args} label="Required" required placeholder="Choose a country" />
    </Grid>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Groups, a disabled option and an error. */
export const GroupsAndError: StoryObj = {
  render: () => (
    <Select
      label="Operating system"
      placeholder="Choose a system"
      error="Choose a system"
      options={[
        { label: 'Linux', options: [{ value: 'debian', label: 'Debian 13' }] },
        { label: 'Windows', options: [{ value: 'win', label: 'Windows Server 2025', disabled: true }] },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Operating system' });
    await expect(select).toHaveValue('');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose a system');
    await expect(within(select).getByRole('option', { name: 'Windows Server 2025' })).toBeDisabled();
  },
};
