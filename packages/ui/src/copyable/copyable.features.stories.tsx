import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/copyable.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './copyable.docs.tsx';
import { Copyable } from './copyable.tsx';

const meta: Meta<typeof Copyable> = { title: 'Actions/Copyable', component: Copyable };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** An address, excluded from browser translation. */
export const Address: StoryObj = {
  render: () => <Copyable value="2a0f:9400:7c11::a1b2" copyLabel="Copy the address" copiedLabel="Copied" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2a0f:9400:7c11::a1b2')).toHaveAttribute('translate', 'no');
  },
};

/** Shows dots. The secret itself isn't in the document. */
export const Secret: StoryObj = {
  render: () => (
    <Copyable value="s3cret" copyLabel="Copy password" copiedLabel="Copied">
      ••••••••
    </Copyable>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('s3cret');
    await expect(within(canvasElement).getByRole('button', { name: 'Copy password' })).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
