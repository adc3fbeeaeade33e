import { z } from 'zod';
import { call } from '../call.ts';
import { PageQuery } from '../common.ts';
import {
  NotificationPreference,
  NotificationPreferencesUpdate,
  Notifications,
  NotificationsRead,
  NotificationsUnread,
} from '../notifications.ts';

const tag = 'Notifications';
const session = true;

/** What happened to the account, and how its user hears of it. */
export const notificationCalls = {
  getNotifications: call({
    id: 'getNotifications',
    method: 'GET',
    path: '/my/api/notifications/',
    summary: 'List notifications, newest first; kept for half a year',
    tag,
    session,
    access: 'self',
    query: PageQuery,
    answer: { 200: Notifications },
    errors: [400, 401, 404],
  }),
  postNotificationsRead: call({
    id: 'postNotificationsRead',
    method: 'POST',
    path: '/my/api/notifications/read/',
    summary: 'Mark notifications as read',
    tag,
    session,
    access: 'self',
    body: NotificationsRead,
    answer: { 200: NotificationsUnread },
    errors: [400, 401, 403],
  }),
  getNotificationPreferences: call({
    id: 'getNotificationPreferences',
    method: 'GET',
    path: '/my/api/notifications/preferences/',
    summary: 'List which notifications are shown and emailed',
    tag,
    session,
    access: 'self',
    answer: { 200: z.array(NotificationPreference) },
    errors: [401],
  }),
  putNotificationPreferences: call({
    id: 'putNotificationPreferences',
    method: 'PUT',
    path: '/my/api/notifications/preferences/',
    summary: 'Choose which notifications are shown and emailed',
    tag,
    session,
    access: 'self',
    body: NotificationPreferencesUpdate,
    answer: { 200: z.array(NotificationPreference) },
    errors: [400, 401, 403],
  }),
} as const;
