import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/skip-link.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './skip-link.docs.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the main part' },
} satisfies Meta<typeof SkipLink>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Visually hidden until focused. */
export const Matrix: Story = {
  parameters: pictured(),
  args: { children: 'Перейти к основной части страницы' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab. <VisuallyHidden>The link above was hidden.</VisuallyHidden>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
