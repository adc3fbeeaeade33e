import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/search-field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './search-field.docs.tsx';
import { Grid } from '../grid/grid.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Search the help', clearLabel: 'Clear search' },
} satisfies Meta<typeof SearchField>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Escape clears the field. The button does the same and returns focus. */
export const Cleared: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the help' });
    await userEvent.type(field, 'reverse dns');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'ip');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }} gap={24}>
      <SearchField {...args} placeholder="Backups, IPv6, VPN" />
      <SearchField {...args} defaultValue="reverse dns" hint="412 articles." />
      <SearchField {...args} defaultValue="reverse dns" loading loadingLabel="Searching" />
      <SearchField {...args} size="small" defaultValue="ip" />
      <SearchField {...args} size="large" defaultValue="ip" error="Type at least three letters." />
      <SearchField {...args} disabled defaultValue="ip" />
      <SearchField
        label="Поиск по справке"
        labelHidden
        clearLabel="Очистить поиск"
        defaultValue="как настроить обратную зону для подсети из шестидесяти четырёх адресов"
      />
    </Grid>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
