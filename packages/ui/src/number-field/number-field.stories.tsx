import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/number-field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './number-field.docs.tsx';
import { Grid } from '../grid/grid.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Memory', unit: 'GB', min: 1, max: 64, defaultValue: 4, increaseLabel: 'More', decreaseLabel: 'Less' },
} satisfies Meta<typeof NumberField>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Typed values are kept unchanged until blur or Enter. */
export const Settles: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '500');
    await expect(input).toHaveValue('500');
    await userEvent.tab();
    await expect(input).toHaveValue('64');
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <NumberField {...args} />
      <NumberField {...args} label="At its least" defaultValue={1} />
      <NumberField {...args} label="Empty" defaultValue={null} />
      <NumberField
        {...args}
        label="Объём диска"
        unit="ГБ"
        max={100000}
        defaultValue={99999}
        hint="Увеличить диск можно в любой момент."
      />
      <NumberField {...args} label="With an error" error="NVMe 1 has 1 GB at most." />
      <NumberField {...args} label="Disabled" disabled />
    </Grid>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Accepts decimal commas and points. Values are clamped on blur or Enter. */
export const Written: StoryObj = {
  render: () => (
    <NumberField
      label="Memory, GB"
      defaultValue={1}
      min={0.5}
      max={64}
      step={0.5}
      increaseLabel="More"
      decreaseLabel="Less"
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Memory, GB' });
    await userEvent.clear(field);
    await userEvent.type(field, '2,5');
    await expect(field).toHaveValue('2,5');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-valuenow', '2.5');
    await userEvent.clear(field);
    await userEvent.type(field, '900{Enter}');
    await expect(field).toHaveAttribute('aria-valuenow', '64');
  },
};
