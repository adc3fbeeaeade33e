export { Notifications, type NotificationItem, type NotificationsProps } from './notifications.tsx';
