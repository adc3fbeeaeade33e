import { index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import { services } from '../../sales/index.ts';
import type { Wanted } from '../providers/provider.ts';

/** Work that staff do for a service, by the key of the call that asks for it. */
export const staffTasks = pgTable(
  'staff_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    mark: text().notNull(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    kind: text().notNull(),
    /** What to do, without passwords. */
    wanted: jsonb().$type<Partial<Wanted>>().notNull(),
    /** The result that staff have entered, encrypted; null while it's open. */
    sealed: text(),
    notes: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    doneBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('staff_tasks_mark').on(table.mark),
    index('staff_tasks_service').on(table.serviceId),
    index('staff_tasks_done_by').on(table.doneBy),
  ],
);
export type StaffTaskRow = typeof staffTasks.$inferSelect;
