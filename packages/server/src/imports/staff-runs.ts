import { defineMessages } from '@formatjs/intl';
import type { ImportRun, ImportRunDetails, ImportRunPage, ImportRunsQuery } from '@hoster/contract';
import { translate } from '../i18n/translate.ts';
import type { CsvTable } from '../platform/csv/index.ts';
import { and, desc, eq, getTableColumns, lt, sql } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { keysetPage, type Language, notFound } from '../platform/http/index.ts';
import { importedRecords, type ImportRunRow, importRuns } from './tables.ts';

const pageSize = 50;

type Counted = ImportRunRow & { records: number };

const made = sql<number>`(select count(*)::int from ${importedRecords} where ${importedRecords.runId} = ${importRuns.id})`;

/** A page of runs. */
export async function listRuns(db: Db, query: ImportRunsQuery): Promise<ImportRunPage> {
  const { next, results } = keysetPage(await find(db, query, pageSize + 1), pageSize, ({ id }) => id);
  return { results: results.map(present), next };
}

function find(db: Db, { before, kind }: ImportRunsQuery, limit: number): Promise<Counted[]> {
  return db
    .select({ ...getTableColumns(importRuns), records: made })
    .from(importRuns)
    .where(
      and(before === undefined ? undefined : lt(importRuns.id, before), kind && eq(importRuns.isDry, kind === 'dry')),
    )
    .orderBy(desc(importRuns.id))
    .limit(limit);
}

const present = (run: Counted): ImportRun => ({
  id: run.id,
  kind: run.kind,
  title: run.title,
  source: run.source,
  file: run.file,
  is_dry: run.isDry,
  started: run.startedAt.toISOString(),
  started_by: run.startedBy,
  finished: run.finishedAt?.toISOString() ?? null,
  records: run.records,
});

/** A run with its report. @throws AppError 404 */
export async function runDetails(db: Db, id: number): Promise<ImportRunDetails> {
  const [row] = await db
    .select({ ...getTableColumns(importRuns), records: made })
    .from(importRuns)
    .where(eq(importRuns.id, id));
  if (!row) throw notFound(`No import ${id}`);
  return { ...present(row), report: row.report };
}

const columns = defineMessages({
  id: { id: 'platform.imports.id', defaultMessage: 'Number', description: 'Column of a CSV file of imports' },
  shop: { id: 'platform.imports.shop', defaultMessage: 'Shop', description: 'Column of a CSV file of imports' },
  source: { id: 'platform.imports.source', defaultMessage: 'Source', description: 'Column of a CSV file of imports' },
  kind: { id: 'platform.imports.kind', defaultMessage: 'Kind', description: 'Column of a CSV file of imports' },
  file: { id: 'platform.imports.file', defaultMessage: 'File', description: 'Column of a CSV file of imports' },
  isDry: { id: 'platform.imports.dry', defaultMessage: 'Dry run', description: 'Column of a CSV file: 1 or 0' },
  started: {
    id: 'platform.imports.started',
    defaultMessage: 'Started',
    description: 'Column of a CSV file of imports',
  },
  startedBy: {
    id: 'platform.imports.started-by',
    defaultMessage: 'Started by',
    description: 'Column of a CSV file of imports: who typed the command',
  },
  finished: {
    id: 'platform.imports.finished',
    defaultMessage: 'Finished',
    description: 'Column of a CSV file of imports',
  },
  records: {
    id: 'platform.imports.records',
    defaultMessage: 'Records',
    description: 'Column of a CSV file of imports: how many',
  },
});

/** The list of runs as a table. */
export async function runsTable(
  db: Db,
  { kind }: ImportRunsQuery,
  { language, limit }: { language: Language; limit: number },
): Promise<CsvTable> {
  const rows = (await find(db, { kind }, limit)).map(present);
  return {
    columns: Object.values(columns).map((column) => translate(language, column)),
    rows: rows.map((run) => [
      run.id,
      run.title,
      run.source,
      run.kind,
      run.file,
      run.is_dry ? 1 : 0,
      run.started,
      run.started_by,
      run.finished,
      run.records,
    ]),
  };
}
