import type { Language } from '@hoster/contract';
import { index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import { tickets } from '../../support/index.ts';

/** Messages of the contact form, kept for a year. A guest's becomes a ticket when they confirm its address. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The signed-in sender; null for a guest. */
    userId: integer().references(() => users.id),
    name: text().notNull(),
    /** Address for the reply, in lower case. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Path of the page with the form. */
    page: text(),
    /** The ticket that it became. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'set null' }),
    /** Company that received the message, see `listSellers`; the main one while none is filled in. */
    companyId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_messages_email').on(table.email),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_created').on(table.createdAt),
  ],
);
