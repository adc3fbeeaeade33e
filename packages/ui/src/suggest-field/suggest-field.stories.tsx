import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/suggest-field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Grid } from '../grid/grid.tsx';
import { docs } from './suggest-field.docs.tsx';
import { SuggestField } from './suggest-field.tsx';

const meta = {
  title: 'Fields/SuggestField',
  component: SuggestField,
  args: {
    label: 'Search the help',
    listLabel: 'Suggested articles',
    countLabel: (count: number) => `${count} suggestions`,
    suggestions: [
      { href: '#ssh-connect', label: 'Connect to a Linux server with SSH', note: 'Access' },
      { href: '#ssh-keys', label: 'Use SSH keys instead of passwords', note: 'Access' },
      {
        href: '#move',
        label: 'Move a WordPress site from another host without downtime',
        note: 'Sites and databases',
      },
    ],
  },
} satisfies Meta<typeof SuggestField>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Typing opens the list. Enter follows the active suggestion. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search the help' });
    await userEvent.type(field, 'ssh');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Use SSH keys/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured(),
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={24}>
      <SuggestField {...args} placeholder="SSH, DNS, invoices" />
      <SuggestField {...args} defaultValue="reverse dns" size="large" />
      <SuggestField {...args} defaultValue="a" error="Type at least two letters." />
      <SuggestField {...args} label="Поиск по справке" defaultValue="как перенести сайт" size="large" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Поиск по справке' }), ' на');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
