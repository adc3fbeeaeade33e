import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Example as Sample } from '../../examples/code-block.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './code-block.docs.tsx';
import { CodeBlock } from './code-block.tsx';

const meta: Meta<typeof CodeBlock> = { title: 'Text/CodeBlock', component: CodeBlock };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Long lines scroll in their own box, which is focusable. */
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

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
