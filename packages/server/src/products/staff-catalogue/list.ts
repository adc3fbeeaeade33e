import {
  type CatalogueRow,
  type CatalogueRows,
  type CatalogueRowsQuery,
  type CatalogueTableName,
  catalogueTableNames,
  type CatalogueTableSummary,
} from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { textIn } from '../../i18n/localised.ts';
import { keysetPage, type Language } from '../../platform/http/index.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, not, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import { services } from '../../sales/index.ts';
import { type Edited, editedTable } from './edited.ts';
import { priceChanges } from './tables.ts';
import { columnOf, presentValues, type Row } from './values.ts';

const pageSize = 50;

/** Condition for services that have not ended. */
export const isHeld = not(inArray(services.state, ['canceled', 'failed_setup']));

/** All tables, with how many rows they have. */
export async function listTables(db: Db): Promise<CatalogueTableSummary[]> {
  return Promise.all(catalogueTableNames.map((name) => summaryOf(db, name)));
}

/** A table, with how many rows it has. */
export async function summaryOf(db: Db, name: CatalogueTableName): Promise<CatalogueTableSummary> {
  const { isOn, table } = editedTable(name);
  const [count] = await db
    .select({ rows: sql<number>`count(*)::int`, off: sql<number>`(count(*) filter (where not ${isOn}))::int` })
    .from(table);
  return { table: name, rows: count?.rows ?? 0, off: count?.off ?? 0 };
}

/** A row with what is counted of it. */
export interface CountedRow {
  readonly row: Row;
  readonly key: string;
  readonly isOn: boolean;
  readonly services: number | null;
  readonly stock: number | null;
}

/** Columns of a row and what is counted of it. SQL is nested so that Drizzle keeps the names of the tables in it. */
function selected({ isOn, key, line, stock, table }: Edited) {
  const own: Record<string, unknown> = getTableColumns(table);
  const held = sql<
    number | null
  >`(select count(*)::int from ${services} where ${services.kind} = ${line ?? ''} and ${services.planId} = ${own['id']} and ${isHeld})`;
  const left = stock
    ? sql<
        number | null
      >`(select coalesce(sum(${stock.available}), 0)::int from ${stock} where ${stock.planId} = ${own['id']})`
    : sql<number | null>`null`;
  return {
    row: getTableColumns(table),
    key: sql<string>`${key}`,
    isOn: sql<boolean>`${isOn}`,
    services: line ? sql<number | null>`${held}` : sql<number | null>`null::int`,
    stock: sql<number | null>`${left}`,
  };
}

/** Rows of a table that match a condition, in the order of the catalogue. */
export async function readRows(db: Db, edited: Edited, where: SQL | undefined, limit: number): Promise<CountedRow[]> {
  const { key, order, table } = edited;
  const rows = await db
    .select(selected(edited))
    .from(table)
    .where(where)
    .orderBy(asc(order), asc(sql`${key}`))
    .limit(limit);
  return rows;
}

/** Prices that wait for their date, earliest first, by key. */
async function waitingPrices(db: Db, name: CatalogueTableName, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, CatalogueRow['next_price']>();
  const { appliedAt, catalogue, key, startsAt } = priceChanges;
  const rows = await db
    .select()
    .from(priceChanges)
    .where(and(eq(catalogue, name), inArray(key, [...keys]), isNull(appliedAt)))
    .orderBy(asc(startsAt));
  const next = new Map<string, CatalogueRow['next_price']>();
  for (const row of rows.toReversed()) {
    next.set(row.key, { price: toLedger(row.priceCents, 'EUR'), starts: row.startsAt.toISOString() });
  }
  return next;
}

/** Values of fields that are pairs in another table. */
async function withPairs(db: Db, { pairs }: Edited, rows: readonly CountedRow[]): Promise<readonly CountedRow[]> {
  const entries = Object.entries(pairs);
  if (entries.length === 0 || rows.length === 0) return rows;
  const found = await Promise.all(
    entries.map(async ([field, { in: table, other, own }]) => {
      const ids = rows.map(({ key }) => Number(key));
      const all = await db
        .select({ own: sql<number>`${own}`, other: sql<number>`${other}` })
        .from(table)
        .where(inArray(own, ids))
        .orderBy(asc(other));
      return [field, all] as const;
    }),
  );
  return rows.map((one) => ({
    ...one,
    row: {
      ...one.row,
      ...Object.fromEntries(
        found.map(([field, all]) => [
          columnOf(field),
          all.filter(({ own }) => own === Number(one.key)).map(({ other }) => other),
        ]),
      ),
    },
  }));
}

/** Rows as calls have them. */
export async function presentRows(db: Db, edited: Edited, rows: readonly CountedRow[]): Promise<CatalogueRow[]> {
  const [whole, next] = await Promise.all([
    withPairs(db, edited, rows),
    waitingPrices(
      db,
      edited.name,
      rows.map(({ key }) => key),
    ),
  ]);
  return whole.map(({ isOn, key, row, services: held, stock }) => ({
    key,
    values: presentValues(edited, row),
    is_on: isOn,
    services: held,
    stock,
    next_price: next.get(key) ?? null,
  }));
}

/** Page of a table, in the order of the catalogue. */
export async function listRows(
  db: Db,
  name: CatalogueTableName,
  query: CatalogueRowsQuery,
  language: Language,
): Promise<CatalogueRows> {
  const rows = await findRows(db, name, query, pageSize + 1);
  const names = await namesFor(db, editedTable(name), language);
  return { ...keysetPage(rows, pageSize, ({ key }) => key), names };
}

/** Names of the rows that fields of a table may name, by their table. */
export async function namesFor(db: Db, { fields }: Edited, language: Language): Promise<CatalogueRows['names']> {
  const tables = [...new Set(fields.flatMap((field) => ('of' in field && field.of ? [field.of] : [])))];
  const entries = await Promise.all(
    tables.map(async (name) => {
      const edited = editedTable(name);
      // Without what is counted of each row, which a name doesn't need.
      const { key: keyOf, order, table } = edited;
      const rows = await db
        .select({ key: sql<string>`${keyOf}`, row: getTableColumns(table) })
        .from(table)
        .orderBy(asc(order), asc(sql`${keyOf}`))
        .limit(200);
      return [name, rows.map(({ key, row }) => ({ id: Number(key), name: titleOf(edited, row, language) }))] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Name of a row in a language. */
export function titleOf({ title }: Edited, row: Row, language: Language): string {
  return title
    .map((field) => row[columnOf(field)])
    .map((value) => (isLocalised(value) ? textIn(value, language) : value))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');
}

const isLocalised = (value: unknown): value is { en: string } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'en') === 'string';

/** Rows of a table as a file. */
export async function rowsTable(
  db: Db,
  name: CatalogueTableName,
  query: CatalogueRowsQuery,
  limit: number,
): Promise<CsvTable> {
  const rows = await findRows(db, name, query, limit);
  const { fields } = editedTable(name);
  const cell = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  return {
    columns: ['key', ...fields.map((field) => field.name), 'is_on', 'services', 'stock'],
    rows: rows.map(({ is_on: isOn, key, services: held, stock, values }) => [
      key,
      ...fields.map((field) => csvCell(cell(values[field.name]))),
      String(isOn),
      held,
      stock,
    ]),
  };
}

const csvCell = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : typeof value === 'boolean' ? String(value) : null;

async function findRows(
  db: Db,
  name: CatalogueTableName,
  { after, search, state }: CatalogueRowsQuery,
  limit: number,
): Promise<CatalogueRow[]> {
  const edited = editedTable(name);
  const { isOn, key, order, table, title } = edited;
  const columns: Record<string, unknown> = getTableColumns(table);
  const words = sql.join(
    [...title, ...('slug' in columns ? ['slug'] : [])].map(
      (field) => sql`coalesce(${columns[columnOf(field)]}::text, '')`,
    ),
    sql` || ' ' || `,
  );
  const rows = await readRows(
    db,
    edited,
    and(
      search === '' ? undefined : sql`${words} ilike ${`%${escapeLike(search)}%`}`,
      state === 'all' ? undefined : state === 'on' ? isOn : not(isOn),
      after === undefined
        ? undefined
        : sql`(${order}, ${key}) > (select ${order}, ${key} from ${table} where ${key} = ${after})`,
    ),
    limit,
  );
  return presentRows(db, edited, rows);
}
