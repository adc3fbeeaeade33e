import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'notifications.title', defaultMessage: 'Notifications' },
  readAll: { id: 'notifications.read-all', defaultMessage: 'Mark all as read' },
  count: { id: 'notifications.count', defaultMessage: '{count, plural, =0 {Nothing unread} other {# unread}}' },
  unread: { id: 'notifications.unread', defaultMessage: 'Unread' },
  none: { id: 'notifications.none', defaultMessage: 'No notifications yet' },
  hint: { id: 'notifications.hint', defaultMessage: 'Payments, services and replies from support will appear here.' },
  failed: { id: 'notifications.failed', defaultMessage: 'We couldn’t load your notifications' },
  again: { id: 'notifications.again', defaultMessage: 'Try again' },
  previous: { id: 'notifications.previous', defaultMessage: 'Previous' },
  next: { id: 'notifications.next', defaultMessage: 'Next' },
  page: { id: 'notifications.page', defaultMessage: 'Page {page}' },
  pages: { id: 'notifications.pages', defaultMessage: 'Pages of notifications' },
});

/** Texts of the page. */
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
