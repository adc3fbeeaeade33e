import { boolean, index, integer, jsonb, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import type { Power, Wanted } from '../../services/index.ts';

/** Objects of the simulated providers, as they are there: the shop finds them by their marks. */
export const sandboxObjects = pgTable('sandbox_objects', {
  mark: text().primaryKey(),
  /** Key of the build; null: made by the seed, without one. */
  builtBy: text(),
  power: text().$type<Power>().notNull().default('on'),
  isSuspended: boolean().notNull().default(false),
  size: jsonb().$type<Wanted['size']>(),
  /** Size that the shop has asked for; another one than `size` after somebody else has changed it. */
  askedSize: jsonb().$type<Wanted['size']>(),
  addresses: jsonb().$type<readonly string[]>().notNull().default([]),
  snapshots: jsonb().$type<readonly string[]>().notNull().default([]),
  /** Whether it has our name, but isn't ours. */
  isForeign: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  removedAt: timestamp({ withTimezone: true }),
});

export type SandboxObject = typeof sandboxObjects.$inferSelect;

/** Work of the simulated providers, by the key of the call. */
export const sandboxTasks = pgTable(
  'sandbox_tasks',
  {
    key: text().primaryKey(),
    mark: text().notNull(),
    asked: integer().notNull().default(0),
    /** The answer, encrypted: it has passwords. Null while it works. */
    sealed: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_tasks_mark').on(table.mark)],
);
