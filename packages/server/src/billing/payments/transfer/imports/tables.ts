import type { StatementFormat, StatementImportDetails, StatementImportState, StatementMapping } from '@hoster/contract';
import { customType, integer, jsonb, pgTable, text, timestamp } from '../../../../platform/db/drizzle-pg.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Lines of a file, by what became of them. */
export interface ImportCounts {
  readonly matched: number;
  readonly unmatched: number;
  readonly known: number;
  readonly outgoing: number;
  readonly refused: number;
}
export type LeftOut = Omit<StatementImportDetails['left_out'][number], 'detail'>;

/** Files of bank statements. */
export const statementImports = pgTable('statement_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  format: text().$type<StatementFormat>().notNull(),
  state: text().$type<StatementImportState>().notNull(),
  /** Until it's imported. */
  content: bytes(),
  mapping: jsonb().$type<StatementMapping>(),
  /** Name of who has uploaded it. */
  by: text().notNull(),
  counts: jsonb().$type<ImportCounts>().notNull(),
  leftOut: jsonb().$type<LeftOut[]>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
export type StatementImportRow = typeof statementImports.$inferSelect;

/** Which columns of CSV files are what, by what files of the same bank have in common: their first row. */
export const statementMappings = pgTable('statement_mappings', {
  columns: text().primaryKey(),
  mapping: jsonb().$type<StatementMapping>().notNull(),
});
