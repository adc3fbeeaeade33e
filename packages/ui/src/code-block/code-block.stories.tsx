import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './code-block.docs.tsx';
import { CodeBlock } from './code-block.tsx';

const meta: Meta<typeof CodeBlock> = { title: 'Components/CodeBlock', component: CodeBlock };
export default meta;

/** A long line scrolls in its own box, which can be reached by keyboard. */
export const LongLine: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <CodeBlock
        caption="nginx.conf"
        note="nginx"
        copyLabel="Copy"
        copiedLabel="Copied"
        code={'add_header Strict-Transport-Security "max-age=63072000; includeSubDomains; preload" always;'}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('region', { name: 'nginx.conf' });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    code.focus();
    await expect(code).toHaveFocus();
  },
};

/** Every row of the keyboard table, played. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
