import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/notifications.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Inline } from '../inline/inline.tsx';
import { docs } from './notifications.docs.tsx';
import { Notifications, type NotificationItem, type NotificationsProps } from './notifications.tsx';

const meta: Meta<typeof Notifications> = { title: 'App frame/Notifications', component: Notifications };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const items: readonly NotificationItem[] = [
  {
    id: '1',
    title: 'Invoice 2231 is due',
    text: '€24.00 until 4 December',
    time: <time dateTime="2026-11-30">Today, 14:02</time>,
    href: '#invoice',
    unread: true,
  },
  {
    id: '2',
    title: 'Новый ответ по обращению 4817 «Не приходит письмо с кодом подтверждения»',
    time: <time dateTime="2026-11-30">Сегодня, 11:40</time>,
    href: '#ticket',
    unread: true,
  },
  {
    id: '3',
    title: 'Backup f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b is complete',
    time: <time dateTime="2026-11-29">Yesterday</time>,
  },
];

const words = {
  label: 'Notifications',
  href: '#notifications',
  allLabel: 'All notifications',
  unreadLabel: (count: number) => `${count} unread`,
  unreadMark: 'Unread:',
  readLabel: () => 'Mark as read',
  readAllLabel: 'Mark all as read',
  closeLabel: 'Close',
  empty: (
    <EmptyState level={3} title="No notifications yet">
      Invoices, answers and incidents will appear here.
    </EmptyState>
  ),
};
const calls = { onRead: fn(), onReadAll: fn() };
const Framed = (props: Partial<NotificationsProps>) => (
  <div style={{ minHeight: 440, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
    <Notifications {...words} {...calls} items={items} unread={2} {...props} />
  </div>
);

/** Open, with unread and read ones, long and unbreakable texts. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors'),
  render: () => <Framed open />,
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Notifications' });
    await expect(within(dialog).getAllByRole('button', { name: 'Mark as read' })).toHaveLength(2);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Without notifications. */
export const MatrixEmpty: StoryObj = {
  parameters: pictured('forced-colors'),
  name: 'Matrix empty',
  render: () => <Framed open items={[]} unread={0} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  },
};

/** None, one, and more than fit into the corner. */
export const MatrixCounts: StoryObj = {
  parameters: pictured('forced-colors'),
  name: 'Matrix counts',
  render: () => (
    <Inline gap={16}>
      {[0, 1, 42, 1200].map((unread) => (
        <Notifications key={unread} {...words} {...calls} items={items} unread={unread} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications 1200 unread' })).toBeVisible();
  },
};

function Inbox() {
  const [unread, setUnread] = useState(['1', '2']);
  return (
    <Framed
      items={items.map((item) => ({ ...item, unread: unread.includes(item.id) }))}
      unread={unread.length}
      onRead={(id) => setUnread(unread.filter((one) => one !== id))}
      onReadAll={() => setUnread([])}
    />
  );
}

/** Marking as read announces the new number and keeps focus in the popover. */
export const MarkAsRead: StoryObj = {
  render: () => <Inbox />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Notifications 2 unread' }));
    const [first] = canvas.getAllByRole('button', { name: 'Mark as read' });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unread');
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.queryByRole('button', { name: /Mark/ })).toBeNull();
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
