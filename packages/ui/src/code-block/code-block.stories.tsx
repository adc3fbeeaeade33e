import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/code-block.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';

import { docs } from './code-block.docs.tsx';
import { Stack } from '../stack/stack.tsx';
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

const config = [
  'server {',
  '  listen 443 ssl;',
  '  add_header Strict-Transport-Security "max-age=63072000; includeSubDomains; preload" always;',
  '',
  '  location / {',
  '    try_files $uri $uri/ =404;',
  '  }',
  '}',
];

/** Lines can be wrapped on request. */
export const WrapsLines: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <CodeBlock
        caption="nginx.conf"
        wrapLabel="Wrap lines"
        lineNumbers
        copyLabel="Copy"
        copiedLabel="Copied"
        code={config.join('\n')}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('region', { name: 'nginx.conf' });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap lines' }));
    await expect(code.scrollWidth).toBe(code.clientWidth);
  },
};

/** Line numbers, highlighted lines, a download, syntax highlighting by the app, and a long Russian caption. */
export const Matrix: StoryObj = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: () => (
    <Stack gap={24}>
      <CodeBlock caption="Connect" code="ssh root@203.0.113.10 -p 22" copyLabel="Copy" copiedLabel="Copied" />
      <CodeBlock
        caption="nginx.conf"
        note="nginx"
        lineNumbers
        highlightedLines={[2, 3]}
        wrapLabel="Wrap lines"
        download={{ href: '#nginx.conf', label: 'Download nginx.conf' }}
        copyLabel="Copy"
        copiedLabel="Copied"
        code={config.join('\n')}
      />
      <CodeBlock
        caption="Настройки резервного копирования базы данных"
        lineNumbers
        firstLine={998}
        copyLabel="Copy"
        copiedLabel="Copied"
        code={'[backup]\nkeep = 14\npath = /var/backups'}
        lines={[
          <b key="1">[backup]</b>,
          <span key="2">
            keep = <i>14</i>
          </span>,
        ]}
      />
    </Stack>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
