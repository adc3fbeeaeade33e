import type { Language } from '@hoster/contract';
import type { LegalSlug } from '@hoster/domain/visitor/legal';
import { date, integer, pgTable, primaryKey, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { users } from '../auth/tables.ts';

/** Every published version of every legal document. A version never changes: customers have accepted it. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    slug: text().$type<LegalSlug>().notNull(),
    language: text().$type<Language>().notNull(),
    /** Day from which it applies. */
    version: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Changes since the previous version; null for the first one. */
    changes: text(),
    /** Markdown, with placeholders for the company that sells to the reader. */
    text: text().notNull(),
    loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.language, table.version] })],
);

/** Which versions of which documents were accepted by signing up, when and from where. */
export const signupConsents = pgTable(
  'signup_consents',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    document: text().$type<LegalSlug>().notNull(),
    version: date({ mode: 'string' }).notNull(),
    language: text().$type<Language>().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document] })],
);
