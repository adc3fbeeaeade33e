// The door of support: other areas import nothing past it.
export { type FileSettings, readFiles } from './files/config.ts';
export { importTicket } from './imported/import-ticket.ts';
export { openGuestTicket } from './tickets/adopt.ts';
export { unreadTickets } from './tickets/find.ts';
export { ticketMailModule } from './tickets/mail-in.ts';
export { ticketsModule } from './tickets/module.ts';
export { moveTickets } from './tickets/merge-accounts.ts';
export { tickets } from './tickets/tables.ts';
export { readSupportMail, type SupportMailSettings } from './mail/config.ts';
