import { useState } from 'react';
import { EmptyState } from '@hoster/ui/empty-state';
import { Notifications } from '@hoster/ui/notifications';

const news = [
  { id: '1', title: 'Invoice 2231 is due', time: <time dateTime="2026-11-30">today</time>, href: '#invoice' },
  { id: '2', title: 'web-01 is running', time: <time dateTime="2026-11-29">yesterday</time>, href: '#web-01' },
];

export function Example() {
  const [unread, setUnread] = useState(['1']);
  return (
    <Notifications
      label="Notifications"
      href="#notifications"
      allLabel="All notifications"
      items={news.map((item) => ({ ...item, unread: unread.includes(item.id) }))}
      unread={unread.length}
      unreadLabel={(count) => `${count} unread`}
      unreadMark="Unread:"
      readLabel={() => 'Mark as read'}
      onRead={(id) => setUnread(unread.filter((one) => one !== id))}
      readAllLabel="Mark all as read"
      onReadAll={() => setUnread([])}
      closeLabel="Close"
      empty={<EmptyState level={3} title="No notifications yet" />}
    />
  );
}
