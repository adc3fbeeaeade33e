// The door of live: other areas import nothing past it.
export { liveModule } from './module.ts';
export { checkHandshake } from './routes.ts';
export { mutedEmails, notify, wantsEmail } from './notifications/notify.ts';
export { unreadNotifications } from './notifications/routes.ts';
