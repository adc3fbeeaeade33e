import { customType, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Contents of files by their SHA-256, for stores without a folder. */
export const storedFiles = pgTable('stored_files', {
  hash: text().primaryKey(),
  content: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
