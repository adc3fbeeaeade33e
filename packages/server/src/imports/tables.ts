import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../platform/db/drizzle-pg.ts';

/** Imports of other shops' customers, and dry runs. */
export const importRuns = pgTable('import_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<'whmcs' | 'csv'>().notNull(),
  /** Installation that the customers come from: ids are unique within it. */
  source: text().notNull(),
  /** Name of the file. */
  file: text().notNull(),
  title: text().notNull(),
  isDry: boolean().notNull(),
  /** Login on the machine of who typed the command; null where it has none. */
  startedBy: text(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null while it's running, or when it was interrupted. */
  finishedAt: timestamp({ withTimezone: true }),
  /** What it has found and done, in words. */
  report: jsonb().$type<{ title: string; lines: string[] }[]>().notNull().default([]),
});
export type ImportRunRow = typeof importRuns.$inferSelect;

/** What was imported, by its id at the other shop, so that it isn't imported again. */
export const importedRecords = pgTable(
  'imported_records',
  {
    source: text().notNull(),
    kind: text().$type<ImportedKind>().notNull(),
    oldId: text().notNull(),
    /** Its id here, in the table of its kind. */
    newId: integer(),
    runId: integer()
      .notNull()
      .references(() => importRuns.id),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.oldId] }),
    index('imported_records_new').on(table.kind, table.newId),
    index('imported_records_run').on(table.runId),
  ],
);

/** `client`: an account; `login`: a user; `member`: a user of an account; `payments`: those of a client. */
export type ImportedKind =
  | 'client'
  | 'login'
  | 'member'
  | 'contact'
  | 'credit'
  | 'service'
  | 'invoice'
  | 'payments'
  | 'ticket'
  | 'notes';
