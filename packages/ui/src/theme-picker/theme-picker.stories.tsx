import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/theme-picker.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './theme-picker.docs.tsx';
import { Stack } from '../stack/stack.tsx';
import { chooseTheme, chosenTheme } from './theme-choice.ts';
import { ThemePicker } from './theme-picker.tsx';

const meta = {
  title: 'Actions/ThemePicker',
  component: ThemePicker,
  args: {
    legend: 'Theme',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'high-contrast', label: 'High contrast' },
    ],
  },
} satisfies Meta<typeof ThemePicker>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Arrow keys select a theme, which is applied and stored. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset['theme'];
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(chosenTheme()).toBe('dark');
    chooseTheme('system');
    // Restore the toolbar's theme.
    if (before !== undefined) document.documentElement.dataset['theme'] = before;
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: (args) => (
    <Stack gap={32}>
      <ThemePicker {...args} />
      <ThemePicker {...args} compact />
      <ThemePicker
        legend="Оформление"
        options={[
          { value: 'system', label: 'Как на устройстве' },
          { value: 'light', label: 'Светлое' },
          { value: 'dark', label: 'Тёмное' },
          { value: 'high-contrast', label: 'Повышенная контрастность' },
        ]}
      />
    </Stack>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
