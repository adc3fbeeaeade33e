import type { StaffChangeKind } from '@hoster/contract';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import { services } from '../../sales/index.ts';

/** What staff have changed about services, in the transaction that changes it; a key makes each change once. */
export const serviceChanges = pgTable(
  'service_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    kind: text().$type<StaffChangeKind>().notNull(),
    key: text().notNull(),
    /** What was asked for, without key and reason: a key that comes with something else is refused. */
    asked: jsonb().$type<Record<string, unknown>>().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text().notNull(),
    madeBy: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('service_changes_key').on(table.serviceId, table.key),
    index('service_changes_made_by').on(table.madeBy),
  ],
);
