import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/multi-combobox.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Flag } from '../flag/flag.tsx';
import { Grid } from '../grid/grid.tsx';
import { docs } from './multi-combobox.docs.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

const country = (value: string, label: string) => ({ value, label, leading: <Flag country={value} size="small" /> });
const options = [
  {
    label: 'Europe',
    options: [
      country('DE', 'Germany'),
      country('NL', 'Netherlands'),
      { ...country('CH', 'Switzerland'), disabledReason: 'Sold out until March' },
    ],
  },
  {
    label: 'America',
    options: [country('US', 'United States of America, the east coast and its neighbours'), country('BR', 'Brazil')],
  },
  country('HK', 'Hong Kong'),
];

const meta = {
  title: 'Choices/MultiCombobox',
  component: MultiCombobox,
  args: {
    label: 'Countries',
    options,
    placeholder: 'Add countries',
    emptyLabel: 'No such country',
    countLabel: (count: number) => `${count} countries`,
    removeLabel: (label: string) => `Remove ${label}`,
    addedLabel: (labels: readonly string[]) => `Added: ${labels.join(', ')}`,
    removedLabel: (labels: readonly string[]) => `Removed: ${labels.join(', ')}`,
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Chosen values are sent with the form. The list stays open, and Backspace removes the last one. */
export const InAForm: Story = {
  args: { name: 'country', defaultValue: ['NL'] },
  render: (args) => (
    <form aria-label="Filter">
      <MultiCombobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Countries' });
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('country');
    await userEvent.type(field, 'hong{Enter}');
    await userEvent.click(canvas.getByRole('option', { name: 'Germany' }));
    await expect(sent()).toEqual(['DE', 'NL', 'HK']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: Germany');
    await userEvent.keyboard('{Backspace}');
    await expect(sent()).toEqual(['NL', 'HK']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox', { name: 'Countries' })).toBeNull();
  },
};

/** The first row selects everything that the typed text has found. */
export const SelectAllShown: Story = {
  args: { allLabel: (count: number) => `Select all ${count} shown`, clearLabel: 'Clear countries' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'er');
    await userEvent.click(canvas.getByRole('option', { name: 'Select all 3 shown' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear countries' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** Typed text that isn’t an option can be added as a value. */
export const NewValues: Story = {
  args: {
    label: 'Tags',
    options: [{ value: 'web', label: 'web' }],
    createLabel: (text: string) => `Add “${text}”`,
    max: 2,
    limitLabel: 'You’ve added two tags, the most a server can have.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'backup{Enter}');
    await userEvent.type(field, 'web{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('the most a server can have');
    await userEvent.keyboard('{Escape}');
  },
};

function Remote() {
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const failed = text !== '' && tries < 2;
  return (
    <MultiCombobox
      {...meta.args}
      label="Cities"
      options={failed ? [] : [{ value: 'ber', label: 'Berlin' }]}
      onSearch={(next) => {
        setTries(next === text ? tries + 1 : 1);
        setText(next);
      }}
      {...(failed && { searchError: 'Couldn’t load cities.' })}
      retryLabel="Try again"
    />
  );
}

/** A search that failed can be tried again from the list. The typed text is kept. */
export const FailedSearch: StoryObj = {
  render: () => <Remote />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'b');
    await userEvent.click(canvas.getByRole('option', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Berlin' }));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Berlin');
  },
};

/** Sizes and states: empty, selected, long values, at the limit, invalid and disabled. */
export const Matrix: Story = {
  parameters: pictured('forced-colors', 'rtl'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <MultiCombobox {...args} />
      <MultiCombobox {...args} label="Chosen" defaultValue={['NL', 'DE', 'HK']} hint="Decides the tax." />
      <MultiCombobox
        {...args}
        label="Страны"
        requirement="обязательно"
        defaultValue={['US', 'BR']}
        clearLabel="Очистить"
      />
      <MultiCombobox {...args} label="Invalid" error="Choose at least one country." />
      <MultiCombobox {...args} label="Disabled" disabled defaultValue={['DE', 'NL']} clearLabel="Clear" />
      <MultiCombobox
        {...args}
        label="New value"
        createLabel={(text) => `Add “${text}”`}
        defaultValue={['Donaudampfschifffahrtsgesellschaftskapitänspatent']}
      />
    </Grid>
  ),
};

/** The open list at the limit: selected options can still be deselected. */
export const MatrixOfTheLimit: Story = {
  parameters: pictured('forced-colors', 'rtl'),
  args: { defaultValue: ['DE', 'BR'], max: 2, limitLabel: 'You can choose two countries.' },
  render: (args) => (
    <div style={{ minHeight: 480, maxWidth: 420, caretColor: 'transparent' }}>
      <MultiCombobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('option', { name: /Hong Kong/ })).toHaveAttribute('aria-disabled'));
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
