import type { NotificationPreferencesUpdate } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { OF_CUSTOMER } from './session.ts';

/** A page of the notifications, newest first, with the number of unread ones. */
export const notificationsQuery = ({ call, lang }: AppContext, page = 1) =>
  queryOptions({
    queryKey: ['notifications', lang, page],
    meta: { ...OF_CUSTOMER, ...liveOn('notifications') },
    queryFn: () => call('getNotifications', { query: { page }, ignore: [401, 404] }),
  });

/** Marks notifications as read. */
export async function readNotifications(app: AppContext, ids: 'all' | number[]): Promise<void> {
  await app.call('postNotificationsRead', { body: { ids }, ignore: [401] });
  await app.queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) => area === 'notifications' || area === 'menu',
  });
}

/** Which notifications are shown and emailed. */
export const notificationPreferencesQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['notification-preferences'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getNotificationPreferences', { ignore: [401] }),
  });

/** Saves them. */
export async function saveNotificationPreferences(app: AppContext, body: NotificationPreferencesUpdate): Promise<void> {
  const saved = await app.call('putNotificationPreferences', { body, ignore: [0, 401, 503] });
  app.queryClient.setQueryData(notificationPreferencesQuery(app).queryKey, saved);
}
