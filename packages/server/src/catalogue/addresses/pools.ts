import type {
  AddressBlock,
  AddressPool,
  AddressPoolPage,
  AddressPoolRequest,
  AddressPoolsQuery,
  AddressPoolUpdate,
  PoolAddress,
  PoolAddressesQuery,
  PoolAddressPage,
} from '@hoster/contract';
import { textIn } from '../../i18n/localised.ts';
import { translate } from '../../i18n/translate.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { FieldError, keysetPage, type Language, notFound } from '../../platform/http/index.ts';
import { locations } from '../tables.ts';
import { addAvailable } from './give.ts';
import { addresses, type AddressPoolRow, addressPools, type AddressRow } from './tables.ts';
import { columns, poolTexts } from './texts.ts';
import {
  familyOf,
  isIn,
  mostUnits,
  type Network,
  normalAddress,
  normalNetwork,
  overlap,
  unitCount,
  unitsOf,
} from './units.ts';

const singles = { 4: 32, 6: 128 } as const;

/** Pools and addresses of a page. */
const poolsShown = 50;
const addressesShown = 100;

/** Pools that match, newest first. */
export async function listPools(
  db: Db,
  query: AddressPoolsQuery,
  language: Language,
  limit = poolsShown,
): Promise<AddressPoolPage> {
  const rows = await db
    .select()
    .from(addressPools)
    .where(and(matching(query), query.before === undefined ? undefined : lt(addressPools.id, query.before)))
    .orderBy(desc(addressPools.id))
    .limit(limit + 1);
  const { next, results } = keysetPage(rows, limit, (row) => row.id);
  const places = await db.select().from(locations).orderBy(asc(locations.position));
  return {
    results: await presentPools(db, results, language),
    next,
    locations: places.map(({ city, id }) => ({ id, name: textIn(city, language) })),
  };
}

const matching = ({ kind, location, state }: AddressPoolsQuery) => {
  const { family, isOpen, locationId, unit } = addressPools;
  const ofKind = {
    single: and(eq(family, 4), eq(unit, singles[4])),
    block: and(eq(family, 4), lt(unit, singles[4])),
    ipv6: eq(family, 6),
  };
  return and(
    location === undefined ? undefined : eq(locationId, location),
    kind && ofKind[kind],
    state && eq(isOpen, state === 'open'),
  );
};

async function presentPools(db: Db, rows: readonly AddressPoolRow[], language: Language): Promise<AddressPool[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .select({
      pool: addresses.poolId,
      taken: sql<number>`(count(*) filter (where ${inState.taken}))::int`,
      blocked: sql<number>`(count(*) filter (where ${inState.blocked}))::int`,
      quarantined: sql<number>`(count(*) filter (where ${inState.quarantined}))::int`,
    })
    .from(addresses)
    .where(
      inArray(
        addresses.poolId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(addresses.poolId);
  const places = await db.select({ id: locations.id, city: locations.city }).from(locations);
  return rows.map((row) => {
    const { blocked = 0, quarantined = 0, taken = 0 } = counts.find(({ pool }) => pool === row.id) ?? {};
    const city = places.find(({ id }) => id === row.locationId)?.city;
    return {
      id: row.id,
      location: row.locationId,
      location_name: city ? textIn(city, language) : '',
      network: row.network,
      unit: row.unit,
      gateway: row.gateway,
      is_open: row.isOpen,
      quarantine_days: row.quarantineDays,
      free: row.available,
      taken,
      quarantined,
      blocked,
    };
  });
}

const unused = sql`${addresses.serviceId} is null`;
/** Each address is in one of them. */
const inState = {
  taken: sql`${addresses.serviceId} is not null`,
  blocked: sql`(${unused} and ${addresses.blocked} is not null)`,
  quarantined: sql`(${unused} and ${addresses.blocked} is null and ${addresses.freeFrom} is not null)`,
  free: sql`(${unused} and ${addresses.blocked} is null and ${addresses.freeFrom} is null)`,
} as const;

/** The list of pools as a table. */
export async function poolsTable(
  db: Db,
  { before: _page, ...query }: AddressPoolsQuery,
  { language, limit }: { language: Language; limit: number },
): Promise<CsvTable> {
  const { results } = await listPools(db, query, language, limit);
  return {
    columns: Object.values(columns).map((column) => translate(language, column)),
    rows: results.map((pool) => [
      pool.id,
      pool.location_name,
      pool.network,
      pool.unit,
      pool.gateway,
      pool.free,
      pool.taken,
      pool.quarantined,
      pool.blocked,
      pool.quarantine_days,
      pool.is_open ? 1 : 0,
    ]),
  };
}

async function presentPool(db: Db, row: AddressPoolRow, language: Language): Promise<AddressPool> {
  const [pool] = await presentPools(db, [row], language);
  if (!pool) throw new Error('A pool was presented as none.');
  return pool;
}

/** Adds a pool. @throws FieldError for an unknown location, a unit that doesn't fit, or a network that overlaps */
export async function addPool(
  db: Db,
  { location, quarantine_days: quarantineDays, ...body }: AddressPoolRequest,
  language: Language,
): Promise<AddressPool> {
  const network = { ...body, network: normalNetwork(body.network) };
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'address pools');
    const [place] = await tx
      .select({ id: locations.id })
      .from(locations)
      .where(eq(locations.id, location))
      .for('update');
    if (!place) throw new FieldError({ location: [poolTexts.location] });
    checkNetwork(network);
    const others = await tx.select({ network: addressPools.network }).from(addressPools);
    if (others.some((other) => overlap(other.network, network.network))) {
      throw new FieldError({ network: [poolTexts.overlap] });
    }
    return presentPool(tx, await storePool(tx, { ...network, locationId: location, quarantineDays }), language);
  });
}

/** Stores a pool whose network has been checked, with all its addresses. */
export async function storePool(
  tx: Db,
  {
    excluded,
    gateway,
    locationId,
    network,
    quarantineDays,
    unit,
  }: Network & { locationId: number; quarantineDays: number },
): Promise<AddressPoolRow> {
  const family = familyOf(network);
  const units = unitsOf({ network, unit, gateway, excluded });
  const [pool] = await tx
    .insert(addressPools)
    .values({
      locationId,
      family,
      network,
      unit,
      gateway: gateway && normalAddress(gateway),
      quarantineDays,
      available: units.length,
    })
    .returning();
  if (!pool) throw new Error('The pool was stored but not found.');
  const rows = units.map((address) => ({ poolId: pool.id, address, family, length: unit }));
  const added = await tx.insert(addresses).values(rows).onConflictDoNothing().returning({ id: addresses.id });
  // A provider has already given some of them out.
  await addAvailable(tx, pool.id, added.length - units.length);
  return { ...pool, available: added.length };
}

function checkNetwork({ excluded, gateway, network, unit }: Network): void {
  const family = familyOf(network);
  const count = unitCount(network, unit);
  if (unit > singles[family] || count < 1 || count > mostUnits) throw new FieldError({ unit: [poolTexts.unit] });
  if (gateway !== null && familyOf(gateway) !== family) throw new FieldError({ gateway: [poolTexts.gateway] });
  const outside = excluded.some(
    (address) => !isIn(address, { address: network.split('/', 1)[0] ?? '', length: Number(network.split('/')[1]) }),
  );
  if (outside) throw new FieldError({ excluded: [poolTexts.excluded] });
}

/** Changes a pool. @throws AppError 404; FieldError for a gateway of the other kind, or one that a service has */
export async function updatePool(
  db: Db,
  id: number,
  update: AddressPoolUpdate,
  language: Language,
): Promise<AddressPool> {
  return db.transaction(async (tx) => {
    const row = await lockPool(tx, id);
    const { is_open: isOpen = row.isOpen, quarantine_days: quarantineDays = row.quarantineDays } = update;
    const gateway = update.gateway ? normalAddress(update.gateway) : update.gateway;
    if (gateway && gateway !== row.gateway) await keepForGateway(tx, row, gateway, language);
    await tx
      .update(addressPools)
      .set({ isOpen, quarantineDays, ...(gateway !== undefined && { gateway }) })
      .where(eq(addressPools.id, id));
    return presentPool(tx, await poolById(tx, id), language);
  });
}

/** Blocks the address, block or prefix of a locked pool that its new gateway is in. */
async function keepForGateway(
  tx: Db,
  { family, id, unit }: AddressPoolRow,
  gateway: string,
  language: Language,
): Promise<void> {
  if (familyOf(gateway) !== family) throw new FieldError({ gateway: [poolTexts.gateway] });
  const [given = gateway] = unitsOf({
    network: normalNetwork(`${gateway}/${unit}`),
    unit,
    gateway: null,
    excluded: [],
  });
  const row = await addressIn(tx, id, given);
  if (!row) return;
  if (row.serviceId !== null) throw new FieldError({ gateway: [poolTexts.used] });
  await setBlocked(tx, id, row, row.blocked ?? translate(language, columns.gateway));
}

/** A pool with its addresses in a state, in their order. @throws AppError 404 */
export async function poolAddresses(
  db: Db,
  id: number,
  { after, state }: PoolAddressesQuery,
  language: Language,
): Promise<PoolAddressPage> {
  const pool = await poolById(db, id);
  // They were made in their order.
  const isNext = after === undefined ? undefined : gt(addresses.id, after);
  const rows = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.poolId, id), isNext, state && inState[state]))
    .orderBy(asc(addresses.id))
    .limit(addressesShown + 1);
  const { next, results } = keysetPage(rows, addressesShown, (row) => row.id);
  return { pool: await presentPool(db, pool, language), results: results.map(presentAddress), next };
}

/** Blocks or unblocks an address. @throws AppError 404 for no such pool; FieldError for an address that isn't in it */
export async function blockAddress(db: Db, id: number, { address, blocked }: AddressBlock): Promise<PoolAddress> {
  return db.transaction(async (tx) => {
    await lockPool(tx, id);
    const row = await addressIn(tx, id, normalAddress(address));
    if (!row) throw new FieldError({ address: [poolTexts.address] });
    return presentAddress(await setBlocked(tx, id, row, blocked));
  });
}

/** An address of a pool in its usual form, with what is on it. */
async function addressIn(tx: Db, id: number, address: string): Promise<AddressRow | undefined> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.poolId, id), eq(addresses.address, address)));
  return row;
}

/** Blocks an address of a locked pool, or unblocks it, and keeps the number of free ones right. */
async function setBlocked(tx: Db, id: number, row: AddressRow, blocked: string | null): Promise<AddressRow> {
  const changed = { ...row, blocked };
  await tx.update(addresses).set({ blocked }).where(eq(addresses.id, row.id));
  await addAvailable(tx, id, Number(isFree(changed)) - Number(isFree(row)));
  return changed;
}

const isFree = ({ blocked, freeFrom, serviceId }: AddressRow): boolean =>
  blocked === null && freeFrom === null && serviceId === null;

const presentAddress = ({ address, blocked, freeFrom, serviceId, since }: AddressRow): PoolAddress => ({
  address,
  service: serviceId,
  blocked,
  free_from: freeFrom?.toISOString() ?? null,
  since: since?.toISOString() ?? null,
});

const noPool = (id: number) => notFound(`No address pool ${id}`);

async function poolById(db: Db, id: number): Promise<AddressPoolRow> {
  const [row] = await db.select().from(addressPools).where(eq(addressPools.id, id));
  if (!row) throw noPool(id);
  return row;
}

/** A pool that nobody else changes until the end of the transaction; its addresses are given out under the same lock. */
async function lockPool(tx: Db, id: number): Promise<AddressPoolRow> {
  const [row] = await tx.select().from(addressPools).where(eq(addressPools.id, id)).for('update');
  if (!row) throw noPool(id);
  return row;
}
