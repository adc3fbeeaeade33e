import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/combobox.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './combobox.docs.tsx';
import { Flag } from '../flag/flag.tsx';
import { Grid } from '../grid/grid.tsx';
import { SideDialog } from '../side-dialog/side-dialog.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './options.ts';

const country = (value: string, label: string, more: Partial<ComboboxOption> = {}): ComboboxOption => ({
  value,
  label,
  leading: <Flag country={value} size="small" />,
  ...more,
});

const options = [
  {
    label: 'Europe',
    options: [
      country('DE', 'Germany', { description: 'Frankfurt, Berlin', keywords: 'Deutschland' }),
      country('NL', 'Netherlands', { description: 'Amsterdam' }),
      country('CH', 'Switzerland', { disabledReason: 'Sold out until March' }),
    ],
  },
  {
    label: 'America',
    options: [
      country('US', 'United States of America, the east coast and its neighbours', {
        description: 'New York and Ashburn',
      }),
    ],
  },
  country('HK', 'Hong Kong'),
];

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Country',
    options,
    placeholder: 'Choose a country',
    emptyLabel: 'No such country',
    countLabel: (count: number) => `${count} countries`,
  },
} satisfies Meta<typeof Combobox>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Typing filters the list. Enter selects the first enabled option. */
export const Typed: Story = {
  args: { clearLabel: 'Clear country' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'frank');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Germany');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear country' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The list is as wide as the field, above all content and within the window. */
export const Open: Story = {
  args: { defaultValue: 'NL' },
  render: (args) => (
    <div style={{ minHeight: 420, maxWidth: 420 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const popup = canvas.getByRole('listbox').parentElement;
    const box = canvas.getByRole('combobox').parentElement;
    await waitFor(() =>
      expect(popup?.getBoundingClientRect().top).toBeGreaterThan(box?.getBoundingClientRect().bottom ?? 0),
    );
    await expect(popup?.offsetWidth).toBeGreaterThanOrEqual(box?.offsetWidth ?? Infinity);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Switzerland/ })).toHaveAttribute('data-active');
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <SideDialog open={open} onClose={() => setOpen(false)} title="Address" closeLabel="Close">
      <Combobox
        label="Country"
        options={options}
        emptyLabel="No such country"
        countLabel={(count) => `${count} countries`}
      />
    </SideDialog>
  );
}

/** Escape closes the list. A second Escape doesn't close the dialog, because focus is in a text field. */
export const InADialog: Story = {
  // It covers the window, so the documentation shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => <InDialog />,
  play: async () => {
    const body = within(document.body);
    const field = await body.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(body.getByRole('option', { name: /Netherlands/ }));
    await expect(field).toHaveValue('Netherlands');
    await userEvent.keyboard('{ArrowDown}{Escape}{Escape}');
    await expect(body.queryByRole('listbox')).toBeNull();
    await expect(body.getByRole('dialog')).toBeVisible();
  },
};

const cities = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `City ${index + 1}` }));

/** With `createLabel`, a typed text that isn’t an option can be chosen. */
export const NewValue: Story = {
  args: {
    label: 'Reason',
    options: ['Too expensive', 'Moved to another provider', 'Project ended'].map((label) => ({ value: label, label })),
    createLabel: (text: string) => `Use “${text}”`,
    emptyLabel: 'No such reason',
    countLabel: (count: number) => `${count} reasons`,
    placeholder: 'Choose or type a reason',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Testing{Enter}');
    await expect(field).toHaveValue('Testing');
  },
};

/** Of ten thousand options, only those near the visible ones are rendered. */
export const Thousands: Story = { args: { label: 'City', options: cities, defaultValue: '9999' } };

/** Sizes and states: selected, cleared, invalid, disabled, not editable. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <Combobox {...args} />
      <Combobox {...args} label="Chosen" defaultValue="NL" hint="Decides the tax." clearLabel="Clear" />
      <Combobox {...args} label="Страна" defaultValue="US" requirement="обязательно" clearLabel="Очистить" />
      <Combobox {...args} label="Small" size="small" defaultValue="HK" clearLabel="Clear" />
      <Combobox {...args} label="Large" size="large" error="Choose a country." />
      <Combobox {...args} label="Disabled" disabled defaultValue="DE" clearLabel="Clear" />
      <Combobox {...args} label="Without typing" searchable={false} defaultValue="DE" />
    </Grid>
  ),
};

/** No matches, and loading. */
export const MatrixOfMessages: Story = {
  parameters: pictured('forced-colors'),
  args: { onSearch: () => undefined, options: [], loadingLabel: 'Searching' },
  render: (args) => (
    <div style={{ minHeight: 180, maxWidth: 420, caretColor: 'transparent' }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ber');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
