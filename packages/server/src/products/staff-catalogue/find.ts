import type { CatalogueRowDetails, CatalogueTableName } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { textIn } from '../../i18n/localised.ts';
import { formerPlans, locations } from '../../catalogue/index.ts';
import { users } from '../../identity/index.ts';
import { and, asc, desc, eq, getTableColumns, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { services } from '../../sales/index.ts';
import { type Edited, editedTable } from './edited.ts';
import { isHeld, namesFor, presentRows, readRows } from './list.ts';
import { priceChanges } from './tables.ts';
import type { Row } from './values.ts';

/** Prices of a row that are listed. */
const pricesShown = 50;

/** A row that is locked for a change. */
export interface Locked {
  readonly edited: Edited;
  readonly row: Row;
  readonly version: string;
  /** Id of a plan, for its services and its stock. */
  readonly id: number;
}

const versionOf = ({ table }: Edited) => sql<string>`md5(${table}::text)`;

/** Locks a row until the transaction ends. @throws AppError 404 */
export async function lockRow(tx: Db, name: CatalogueTableName, key: string): Promise<Locked> {
  const edited = editedTable(name);
  const { table } = edited;
  const [found] = await tx
    .select({ row: getTableColumns(table), version: sql<string>`${versionOf(edited)}` })
    .from(table)
    .where(eq(edited.key, key))
    .for('update');
  if (!found) throw notFound(`No row ${key} of ${name}`);
  const row: Row = found.row;
  return { edited, row, version: found.version, id: Number(row['id'] ?? 0) };
}

/** Slug of a plan: sizes of backup storage have their GB. */
export function slugOf({ gigabytes, slug }: Row): string {
  if (typeof slug === 'string') return slug;
  return typeof gigabytes === 'number' ? String(gigabytes) : '';
}

/** A row with its stock and its prices. @throws AppError 404 */
export async function rowDetails(
  db: Db,
  name: CatalogueTableName,
  key: string,
  language: Language,
): Promise<CatalogueRowDetails> {
  const edited = editedTable(name);
  const found = await readRows(db, edited, eq(edited.key, key), 1);
  const [row] = await presentRows(db, edited, found);
  const [raw] = found;
  if (!row || !raw) throw notFound(`No row ${key} of ${name}`);
  const [version, stock, prices, soldAt, successor, names] = await Promise.all([
    versionNow(db, edited, key),
    stockByLocation(db, edited, Number(raw.row['id'] ?? 0), language),
    pricesOf(db, name, key),
    soldPrices(db, edited, Number(raw.row['id'] ?? 0)),
    successorOf(db, edited, raw.row),
    namesFor(db, edited, language),
  ]);
  return {
    ...row,
    version,
    stock_by_location: stock,
    prices,
    sold_at: soldAt,
    successor,
    names,
  };
}

async function versionNow(db: Db, edited: Edited, key: string): Promise<string> {
  const { table } = edited;
  const [row] = await db
    .select({ version: sql<string>`${versionOf(edited)}` })
    .from(table)
    .where(eq(edited.key, key));
  return row?.version ?? '';
}

async function stockByLocation(db: Db, { line, stock }: Edited, planId: number, language: Language) {
  if (!stock || !line) return [];
  const [places, rows] = await Promise.all([
    db.select().from(locations).orderBy(asc(locations.position), asc(locations.id)),
    db.select().from(stock).where(eq(stock.planId, planId)),
  ]);
  return places
    .filter(({ products }) => products.some((product) => product === line))
    .map(({ city, datacenter, id }) => ({
      location: id,
      name: [textIn(city, language), datacenter].filter(Boolean).join(' · '),
      available: rows.find(({ locationId }) => locationId === id)?.available ?? null,
    }));
}

async function pricesOf(db: Db, name: CatalogueTableName, rowKey: string): Promise<CatalogueRowDetails['prices']> {
  const { appliedAt, catalogue, key, startsAt } = priceChanges;
  const rows = await db
    .select({ ...getTableColumns(priceChanges), by: users.username })
    .from(priceChanges)
    .leftJoin(users, eq(users.id, priceChanges.createdBy))
    .where(and(eq(catalogue, name), eq(key, rowKey)))
    .orderBy(sql`${appliedAt} is not null`, desc(startsAt), desc(priceChanges.id))
    .limit(pricesShown);
  return rows.map((row) => ({
    id: row.id,
    price: toLedger(row.priceCents, 'EUR'),
    old_price: row.oldPriceCents === null ? null : toLedger(row.oldPriceCents, 'EUR'),
    starts: row.startsAt.toISOString(),
    applied: row.appliedAt?.toISOString() ?? null,
    reason: row.reason,
    by: row.by,
  }));
}

/** What running services of a plan pay for the plan a month, without options; they keep it. */
async function soldPrices(db: Db, { line }: Edited, planId: number): Promise<CatalogueRowDetails['sold_at']> {
  if (!line) return [];
  const cents = sql<number>`coalesce(round((${services.pricing} -> 'tariff' ->> 'price')::numeric * 100)::int, ${services.priceCents}::int)`;
  const rows = await db
    .select({ cents: sql<number>`${cents}`, count: sql<number>`count(*)::int` })
    .from(services)
    .where(and(eq(services.kind, line), eq(services.planId, planId), isHeld))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(100);
  return rows.map((row) => ({ price: toLedger(row.cents, 'EUR'), services: row.count }));
}

async function successorOf(db: Db, { line }: Edited, row: Row): Promise<string | null> {
  if (!line) return null;
  const [former] = await db
    .select({ successor: formerPlans.successor })
    .from(formerPlans)
    .where(and(eq(formerPlans.line, line), eq(formerPlans.slug, slugOf(row))));
  return former?.successor ?? null;
}
