import { EmptyState } from '@hoster/ui/empty-state';
import { Notifications } from '@hoster/ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { notificationsQuery, readNotifications } from '../../api/notifications.ts';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { Day } from '../../parts/service/day.tsx';
import { panelWords } from '../panels/panel-words.ts';

const messages = defineMessages({
  label: { id: 'layout.notifications.label', defaultMessage: 'Notifications' },
  all: { id: 'layout.notifications.all', defaultMessage: 'All notifications' },
  unread: { id: 'layout.notifications.unread', defaultMessage: '{count, plural, one {# unread} other {# unread}}' },
  mark: {
    id: 'layout.notifications.mark',
    defaultMessage: 'Unread:',
    description: 'Read by screen readers before the title of an unread notification',
  },
  read: { id: 'layout.notifications.read', defaultMessage: 'Mark as read' },
  readAll: { id: 'layout.notifications.read-all', defaultMessage: 'Mark all as read' },
  none: { id: 'layout.notifications.none', defaultMessage: 'No notifications yet' },
  hint: {
    id: 'layout.notifications.hint',
    defaultMessage: 'Payments, services and replies from support will appear here.',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** As many as the popover shows. */
const MOST = 10;

/** The bell of the account: the number of unread notifications, and the latest ones. */
export function NotificationsMenu() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { menu } = useAuth();
  // The number comes with the menu, which every page has; the list isn't needed to render the page.
  const { data } = useQuery({ ...notificationsQuery(app), enabled: menu !== null && typeof window !== 'undefined' });
  const read = (ids: 'all' | number[]) => void readNotifications(app, ids);
  return (
    <Notifications
      label={formatMessage(words.label)}
      href="/my/notifications/"
      allLabel={formatMessage(words.all)}
      items={(data?.results ?? []).slice(0, MOST).map(({ id, title, link, created, is_read: isRead }) => ({
        id: String(id),
        title,
        time: <Day value={created} time />,
        href: link ?? undefined,
        unread: !isRead,
      }))}
      unread={data?.unread ?? menu?.unread.notifications ?? 0}
      unreadLabel={(count) => formatMessage(words.unread, { count })}
      unreadMark={formatMessage(words.mark)}
      readLabel={() => formatMessage(words.read)}
      onRead={(id) => read([Number(id)])}
      readAllLabel={formatMessage(words.readAll)}
      onReadAll={() => read('all')}
      closeLabel={formatMessage(panelWords.close)}
      empty={
        <EmptyState level={3} title={formatMessage(words.none)}>
          {formatMessage(words.hint)}
        </EmptyState>
      }
    />
  );
}
