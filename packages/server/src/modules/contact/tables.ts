import { index, integer, pgTable, text, timestamp } from '../../db/drizzle-pg.ts';
import { users } from '../auth/tables.ts';

/** Messages of the contact form. Kept for a year, and complete enough to be made tickets. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who was signed in; null for a guest. */
    userId: integer().references(() => users.id),
    name: text().notNull(),
    /** Lower case, where the answer goes. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().$type<'en' | 'ru'>().notNull(),
    /** Path of the page with the form. */
    page: text(),
    /** Company that was written to, see `listCompanies`. */
    companyId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_messages_email').on(table.email),
    index('contact_messages_user').on(table.userId),
    index('contact_messages_created').on(table.createdAt),
  ],
);
