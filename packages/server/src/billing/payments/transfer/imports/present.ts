import type { StatementImport, StatementImportDetails, StatementImportPage } from '@hoster/contract';
import type { CsvTable } from '../../../../platform/csv/index.ts';
import { desc, getTableColumns, lt } from '../../../../platform/db/drizzle.ts';
import type { Db } from '../../../../platform/db/index.ts';
import type { Language } from '../../../../platform/http/index.ts';
import { keysetPage } from '../../../../platform/http/index.ts';
import { translate } from '../../../../i18n/translate.ts';
import { lineTexts } from '../statement.ts';
import { sampleOf } from './import.ts';
import { statementImports, type StatementImportRow } from './tables.ts';

const pageSize = 20;

/** Page of imported files, newest first. */
export async function listImports(db: Db, before: number | undefined): Promise<StatementImportPage> {
  const rows = await findImports(db, before, pageSize + 1);
  const { next, results } = keysetPage(rows, pageSize, ({ id }) => id);
  return { results: results.map(presentImport), next };
}

/** Imported files as a table, newest first. */
export async function importsTable(db: Db, before: number | undefined, limit: number): Promise<CsvTable> {
  const rows = await findImports(db, before, limit);
  const counts = ['matched', 'unmatched', 'known', 'outgoing', 'refused'] as const;
  return {
    columns: ['id', 'name', 'format', 'state', 'by', 'created', ...counts],
    rows: rows
      .map(presentImport)
      .map((row) => [
        row.id,
        row.name,
        row.format,
        row.state,
        row.by,
        row.created,
        ...counts.map((count) => row[count]),
      ]),
  };
}

/** Files without their content. */
async function findImports(db: Db, before: number | undefined, limit: number) {
  const { content: _content, ...columns } = getTableColumns(statementImports);
  return db
    .select(columns)
    .from(statementImports)
    .where(before === undefined ? undefined : lt(statementImports.id, before))
    .orderBy(desc(statementImports.id))
    .limit(limit);
}

const presentImport = ({
  id,
  name,
  format,
  state,
  by,
  counts,
  createdAt,
}: Omit<StatementImportRow, 'content'>): StatementImport => ({
  id,
  name,
  format,
  state,
  by,
  created: createdAt.toISOString(),
  ...counts,
});

/** An import with its first rows while its columns are to be described, and what was left out. */
export function presentImportDetails(row: StatementImportRow, language: Language): StatementImportDetails {
  const rows = row.state === 'columns' ? sampleOf(row) : [];
  return {
    ...presentImport(row),
    table: row.state === 'columns' ? { rows: rows.map((cells) => [...cells]), columns: rows[0]?.length ?? 0 } : null,
    mapping: row.mapping,
    left_out: row.leftOut.map((line) => ({
      ...line,
      detail: translate(language, lineTexts[line.code as keyof typeof lineTexts], { fields: '' }),
    })),
  };
}
