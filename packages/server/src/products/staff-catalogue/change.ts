import type { CatalogueField, CatalogueTableName, CatalogueValues } from '@hoster/contract';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, inArray, max, ne, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { PgColumn } from '../../platform/db/drizzle-pg.ts';
import { AppError, FieldError } from '../../platform/http/index.ts';
import { services } from '../../sales/index.ts';
import { keepCatalogue } from '../../catalogue/index.ts';
import { type Edited, editedTable } from './edited.ts';
import { lockRow, type Locked } from './find.ts';
import { isHeld } from './list.ts';
import { catalogueTexts } from './texts.ts';
import { columnOf, presentValues, readValues, type Row, valueOf, wholeChange } from './values.ts';

/** Rows of staff have ids from here on, so that later versions of the software can add their own below. */
const firstOwnId = 100_000;

/** Values before and after a change, for the audit log. */
export interface Change {
  readonly key: string;
  readonly before: CatalogueValues;
  readonly after: CatalogueValues;
}

/**
 * Adds a row.
 * @throws AppError 400 with errors by field, 409 `conflict` for a name that somebody else takes at the same moment
 */
export async function addRow(db: Db, name: CatalogueTableName, values: CatalogueValues): Promise<Change> {
  const edited = editedTable(name);
  if (!edited.canAdd) throw new FieldError({ non_field_errors: [catalogueTexts.fixed] });
  const read = readValues(edited, values, true);
  checkTogether(read);
  return db.transaction(async (tx) => {
    await keepCatalogue(tx);
    // One at a time: two additions would get the same id.
    await tx.execute(sql`lock table ${edited.table} in share row exclusive mode`);
    await checkIds(tx, edited, read);
    await checkTaken(tx, edited, read);
    const columns: Record<string, PgColumn> = getTableColumns(edited.table);
    const row: Record<string, unknown> = { ...withoutPairs(edited, read), ...derived(edited, read) };
    const { id } = columns;
    if (id) {
      const [last] = await tx.select({ id: max(id) }).from(edited.table);
      row['id'] = Math.max(Number(last?.id ?? 0) + 1, firstOwnId);
    }
    const [added] = await tx
      .insert(edited.table)
      .values(row)
      .returning({ key: sql<string>`${edited.key}` });
    if (!added) throw new Error('The row was stored but not found');
    await storePairs(tx, edited, Number(row['id'] ?? 0), read);
    await edited.check?.(tx, added.key);
    await onlyDefault(tx, edited, read, added.key);
    return { key: added.key, before: {}, after: presentValues(edited, read) };
  });
}

/**
 * Changes fields of a row.
 * @param version that staff have read
 * @throws AppError 404, 400 with errors by field, 409 `record_changed`
 */
export async function changeRow(
  db: Db,
  name: CatalogueTableName,
  key: string,
  { values, version }: { readonly values: CatalogueValues; readonly version: string },
): Promise<Change> {
  const changes = readValues(editedTable(name), values, false);
  return db.transaction(async (tx) => {
    await keepCatalogue(tx);
    const locked = await lockRow(tx, name, key);
    const { edited, row } = locked;
    const read = wholeChange(edited, row, changes);
    if (locked.version !== version) {
      throw new AppError({ status: 409, code: 'record_changed', detail: catalogueTexts.changed });
    }
    checkTogether({ ...row, ...read });
    await checkIds(tx, edited, read);
    await checkPromises(tx, locked, read);
    const set = { ...withoutPairs(edited, read), ...derived(edited, read) };
    if (Object.keys(set).length > 0) await tx.update(edited.table).set(set).where(eq(edited.key, key));
    await storePairs(tx, edited, locked.id, read);
    await edited.check?.(tx, key);
    await onlyDefault(tx, edited, read, key);
    const changed = edited.fields.filter((field) => isChanged(field, row, read));
    const of = (from: Row) => presentValues({ ...edited, fields: changed }, from);
    return { key, before: of(row), after: of(read) };
  });
}

const isChanged = (field: CatalogueField, row: Row, read: Row): boolean => {
  const value = valueOf(field, read);
  return value !== undefined && !isDeepStrictEqual(value, valueOf(field, row));
};

/** Rules between fields of a row. */
function checkTogether(row: Row): void {
  const { initial, max: most, min, oldPriceCents, priceCents } = row;
  if (typeof min === 'number' && typeof most === 'number' && min > most) {
    throw new FieldError({ max: [catalogueTexts.order] });
  }
  if (typeof initial === 'number' && typeof most === 'number' && initial > most) {
    throw new FieldError({ initial: [catalogueTexts.order] });
  }
  if (typeof priceCents === 'number' && typeof oldPriceCents === 'number' && oldPriceCents <= priceCents) {
    throw new FieldError({ old_price_cents: [catalogueTexts.oldPrice] });
  }
}

/** Refuses ids of rows that don't exist. */
async function checkIds(tx: Db, { fields }: Edited, read: Row): Promise<void> {
  for (const field of fields) {
    if (!('of' in field) || field.of === undefined) continue;
    const ids = idsIn(field, valueOf(field, read));
    if (ids.length === 0) continue;
    const { key, table } = editedTable(field.of);
    const wanted = [...new Set(ids.map(String))];
    const known = await tx
      .select({ key: sql<string>`${key}` })
      .from(table)
      .where(inArray(key, wanted));
    if (known.length < wanted.length) throw new FieldError({ [field.name]: [catalogueTexts.unknown] });
  }
}

/** Ids that a value names. */
function idsIn(field: CatalogueField, value: unknown): unknown[] {
  if (field.kind === 'id') return value === null || value === undefined ? [] : [value];
  if (!Array.isArray(value)) return [];
  return field.kind === 'counts' ? value.map((one: object): unknown => Reflect.get(one, field.part)) : value;
}

/** Refuses an address, or another name of its own, that a row has already. */
async function checkTaken(tx: Db, { fields, table }: Edited, read: Row): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  for (const { fixed, name } of fields) {
    const column = columns[columnOf(name)];
    if (!fixed || !column || !(column.isUnique || column.primary)) continue;
    const taken = await tx.$count(table, eq(column, read[columnOf(name)]));
    if (taken > 0) throw new FieldError({ [name]: [catalogueTexts.taken] });
  }
}

/** Refuses a change of what services were promised. */
async function checkPromises(tx: Db, { edited, id, row }: Locked, read: Row): Promise<void> {
  const { fields, line } = edited;
  const changed = fields.filter((field) => field.promised && isChanged(field, row, read));
  if (!line || changed.length === 0) return;
  const held = await tx.$count(services, and(eq(services.kind, line), eq(services.planId, id), isHeld));
  if (held === 0) return;
  throw new FieldError(Object.fromEntries(changed.map(({ name }) => [name, [catalogueTexts.promised]])));
}

const withoutPairs = ({ pairs }: Edited, read: Row): Row => {
  const others = Object.keys(pairs).map(columnOf);
  return Object.fromEntries(Object.entries(read).filter(([name]) => !others.includes(name)));
};

/** Columns that follow from others. */
const derived = ({ derive }: Edited, read: Row): Row => derive?.(read) ?? {};

async function storePairs(tx: Db, { pairs }: Edited, id: number, read: Row): Promise<void> {
  for (const [field, { in: table, other, own }] of Object.entries(pairs)) {
    const ids = read[columnOf(field)];
    if (!Array.isArray(ids)) continue;
    const names = Object.entries<PgColumn>(getTableColumns(table));
    const nameOf = (column: PgColumn) => names.find(([, one]) => one === column)?.[0] ?? '';
    await tx.delete(table).where(eq(own, id));
    const rows = [...new Set(ids)].map((value: unknown) => ({ [nameOf(own)]: id, [nameOf(other)]: value }));
    if (rows.length > 0) await tx.insert(table).values(rows);
  }
}

/** Of systems and terms, one is the default. */
async function onlyDefault(tx: Db, { key, table }: Edited, read: Row, own: string): Promise<void> {
  if (read['isDefault'] !== true) return;
  const { isDefault } = getTableColumns(table) as Record<string, PgColumn>;
  if (!isDefault) return;
  await tx
    .update(table)
    .set({ isDefault: false })
    .where(and(eq(isDefault, true), ne(key, own)));
}
