import { index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import { services } from '../../sales/index.ts';
import type { StaffTaskRefusal } from '@hoster/contract';
import type { Wanted } from '../providers/provider.ts';

/** What a task asks for, without secrets. */
export type TaskWanted = Partial<Omit<Wanted, 'devices' | 'password'>> & {
  readonly reverse?: { readonly address: string; readonly name: string | null };
  readonly snapshot?: { readonly mark: string; readonly title: string; readonly most?: number };
};

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
    wanted: jsonb().$type<TaskWanted>().notNull(),
    /** The result that staff have entered, encrypted; null while it's open, if it was refused, or when it's erased. */
    sealed: text(),
    /** Why it can't be done, for the customer. */
    refused: text().$type<StaffTaskRefusal>(),
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
