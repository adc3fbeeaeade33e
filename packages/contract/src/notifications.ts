import { z } from 'zod';
import { Id, Page, Timestamp } from './common.ts';
import { chosenNotificationKinds, fixedNotificationKinds } from './notification-kinds.ts';

export const NotificationKind = z.enum([...chosenNotificationKinds, ...fixedNotificationKinds]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Something that happened to the account of the signed-in user. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** In the language of the request. */
  title: z.string(),
  /** Path of the page that it is about. */
  link: z.string().nullable(),
  created: Timestamp,
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** Notifications, newest first. `unread` counts all of them. */
export const Notifications = Page(Notification).extend({ unread: z.int().min(0) });
export type Notifications = z.infer<typeof Notifications>;

/** Which notifications have been read. */
export const NotificationsRead = z.strictObject({
  ids: z.union([z.literal('all'), z.array(Id).min(1).max(100)]),
});
export type NotificationsRead = z.infer<typeof NotificationsRead>;

/** How many are still unread. */
export const NotificationsUnread = z.object({ unread: z.int().min(0) });
export type NotificationsUnread = z.infer<typeof NotificationsUnread>;

/** How notifications of a kind reach the user. `is_fixed`: they can't be turned off. */
export const NotificationPreference = z.object({
  kind: NotificationKind,
  email: z.boolean(),
  site: z.boolean(),
  is_fixed: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** New preferences; those of other kinds stay. */
export const NotificationPreferencesUpdate = z.strictObject({
  preferences: z
    .array(z.strictObject({ kind: z.enum(chosenNotificationKinds), email: z.boolean(), site: z.boolean() }))
    .min(1)
    .max(chosenNotificationKinds.length),
});
export type NotificationPreferencesUpdate = z.infer<typeof NotificationPreferencesUpdate>;
