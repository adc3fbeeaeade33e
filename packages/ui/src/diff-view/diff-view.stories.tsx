import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/diff-view.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './diff-view.docs.tsx';
import { DiffView } from './diff-view.tsx';

const words = {
  summaryLabel: (added: number, removed: number) => `${added} lines added, ${removed} removed`,
  addedLabel: 'Added:',
  removedLabel: 'Removed:',
  unchangedLabel: (count: number) => `${count} unchanged lines`,
  equalLabel: 'No changes',
  tooManyLabel: 'Too many changes to show. Download both versions to compare them.',
};

const meta: Meta<typeof DiffView> = { title: 'Text/DiffView', component: DiffView };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const head = [
  'user www-data;',
  'worker_processes auto;',
  'pid /run/nginx.pid;',
  '',
  'events {',
  '  worker_connections 768;',
  '}',
];
const tail = [
  '  location / {',
  '    try_files $uri $uri/ =404;',
  '  }',
  '',
  '  error_page 404 /404.html;',
  '  access_log off;',
  '}',
];
const old = [...head, 'server {', '  listen 80;', '  root /var/www/html;', '  # Redirect', ...tail].join('\n');
const now = [
  ...head,
  'server {',
  '  listen 443 ssl;',
  '  ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;',
  '  http2 on;',
  '  root /var/www/example.com;',
  ...tail,
].join('\n');

/** Unchanged lines are collapsed, except for those around changes. */
export const Collapsed: StoryObj = {
  render: () => <DiffView caption="nginx.conf" before={old} after={now} {...words} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 lines added, 3 removed')).toBeInTheDocument();
    const [hidden] = canvas.getAllByText('user www-data;').toReversed();
    await expect(hidden).not.toBeVisible();
    const [first] = canvas.getAllByText('5 unchanged lines');
    if (first) await userEvent.click(first);
    await expect(hidden).toBeVisible();
  },
};

/** Hunks of a unified diff that a server has made. What is between them can’t be shown. */
export const Hunks: StoryObj = {
  render: () => (
    <DiffView
      caption="sshd_config"
      hunks={[
        {
          oldStart: 12,
          newStart: 12,
          lines: [' Port 22', '-PermitRootLogin yes', '+PermitRootLogin no', ' StrictModes yes'],
        },
        { oldStart: 57, newStart: 57, lines: [' UsePAM yes', '+AllowUsers anna', ' X11Forwarding no'] },
      ]}
      {...words}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('42 unchanged lines')).toBeVisible();
    await expect(canvas.getByText('2 lines added, 1 removed')).toBeInTheDocument();
  },
};

/** All kinds of lines, a long one, no changes, and too many. */
export const Matrix: StoryObj = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: () => (
    <Stack gap={24}>
      <DiffView caption="nginx.conf" before={old} after={now} context={2} {...words} />
      <DiffView
        caption="Одна под другой"
        layout="unified"
        before={'a\nb\nc'}
        after={'a\nB\nC'}
        {...words}
        summaryLabel={(added, removed) => `Добавлено строк: ${added}, удалено: ${removed}`}
      />
      <DiffView caption="hosts" before="127.0.0.1 localhost" after="127.0.0.1 localhost" {...words} />
      <DiffView caption="access.log" before="a" after="b" maxChanges={1} {...words} />
    </Stack>
  ),
};

/** Ten thousand lines with a change in the middle. */
export const Large: StoryObj = {
  render: () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `rule ${index}`);
    return (
      <DiffView caption="rules" before={lines.join('\n')} after={lines.with(5000, 'changed').join('\n')} {...words} />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4997 unchanged lines')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-kind="same"]')).toHaveLength(6);
  },
};

/** Texts that could break the layout. */
export const Hostile: StoryObj = {
  render: () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6);
    return (
      <div style={{ maxInlineSize: 288 }}>
        <DiffView {...words} caption={word} before={`${word}\nsame`} after={`${word}2\nsame`} />
        <DiffView {...words} caption={word} before="a" after="a" equalLabel={word} />
        <DiffView {...words} caption="a" unchangedLabel={() => word} before={old} after={now} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const figure of canvasElement.querySelectorAll('figure'))
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
