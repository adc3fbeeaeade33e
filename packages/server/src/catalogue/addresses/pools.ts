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
import { defineMessages } from '@formatjs/intl';
import { textIn } from '../../i18n/localised.ts';
import { translate } from '../../i18n/translate.ts';
import type { CsvTable } from '../../platform/csv/index.ts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { FieldError, keysetPage, type Language, notFound } from '../../platform/http/index.ts';
import { locations } from '../tables.ts';
import { addAvailable } from './give.ts';
import { addresses, type AddressPoolRow, addressPools, type AddressRow } from './tables.ts';
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
    const [row] = await tx.select().from(addressPools).where(eq(addressPools.id, id)).for('update');
    if (!row) throw noPool(id);
    const { is_open: isOpen = row.isOpen, quarantine_days: quarantineDays = row.quarantineDays } = update;
    const gateway = update.gateway ? normalAddress(update.gateway) : update.gateway;
    if (gateway && gateway !== row.gateway) await keepForGateway(tx, row, gateway, language);
    const [changed] = await tx
      .update(addressPools)
      .set({ isOpen, quarantineDays, ...(gateway !== undefined && { gateway }) })
      .where(eq(addressPools.id, id))
      .returning();
    if (!changed) throw noPool(id);
    return presentPool(tx, changed, language);
  });
}

/** Blocks the address, block or prefix of a pool that its new gateway is in. */
async function keepForGateway(
  tx: Db,
  { family, id, unit }: AddressPoolRow,
  gateway: string,
  language: Language,
): Promise<void> {
  if (familyOf(gateway) !== family) throw new FieldError({ gateway: [poolTexts.gateway] });
  const rows = await tx.select().from(addresses).where(eq(addresses.poolId, id));
  const row = rows.find(({ address }) => isIn(gateway, { address, length: unit }));
  if (!row) return;
  const blocked = row.blocked ?? translate(language, columns.gateway);
  // An order may have got it since.
  const kept = await tx
    .update(addresses)
    .set({ blocked })
    .where(and(eq(addresses.id, row.id), unused))
    .returning({ id: addresses.id });
  if (kept.length === 0) throw new FieldError({ gateway: [poolTexts.used] });
  await addAvailable(tx, id, isFree(row) ? -1 : 0);
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
    const [pool] = await tx.select().from(addressPools).where(eq(addressPools.id, id)).for('update');
    if (!pool) throw noPool(id);
    const one = and(eq(addresses.poolId, id), eq(addresses.address, normalAddress(address)));
    const [row] = await tx.select().from(addresses).where(one);
    if (!row) throw new FieldError({ address: [poolTexts.address] });
    const wasFree = isFree(row);
    const changed = { ...row, blocked };
    await tx.update(addresses).set({ blocked }).where(eq(addresses.id, row.id));
    await addAvailable(tx, id, Number(isFree(changed)) - Number(wasFree));
    return presentAddress(changed);
  });
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

const columns = defineMessages({
  id: { id: 'catalogue.address-pools.csv.id', defaultMessage: 'Number', description: 'Column of a CSV file' },
  location: {
    id: 'catalogue.address-pools.csv.location',
    defaultMessage: 'Location',
    description: 'Column of a CSV file',
  },
  network: {
    id: 'catalogue.address-pools.csv.network',
    defaultMessage: 'Network',
    description: 'Column of a CSV file',
  },
  unit: {
    id: 'catalogue.address-pools.csv.unit',
    defaultMessage: 'Prefix length',
    description: 'Column of a CSV file: of what a service gets',
  },
  gateway: {
    id: 'catalogue.address-pools.csv.gateway',
    defaultMessage: 'Gateway',
    description: 'Column of a CSV file',
  },
  free: {
    id: 'catalogue.address-pools.csv.free',
    defaultMessage: 'Free',
    description: 'Column of a CSV file: addresses',
  },
  taken: {
    id: 'catalogue.address-pools.csv.taken',
    defaultMessage: 'Used',
    description: 'Column of a CSV file: addresses',
  },
  quarantined: {
    id: 'catalogue.address-pools.csv.quarantined',
    defaultMessage: 'Quarantined',
    description: 'Column of a CSV file: addresses',
  },
  blocked: {
    id: 'catalogue.address-pools.csv.blocked',
    defaultMessage: 'Blocked',
    description: 'Column of a CSV file: addresses',
  },
  days: {
    id: 'catalogue.address-pools.csv.days',
    defaultMessage: 'Days of quarantine',
    description: 'Column of a CSV file',
  },
  open: { id: 'catalogue.address-pools.csv.open', defaultMessage: 'Open', description: 'Column of a CSV file: 1 or 0' },
});

const poolTexts = defineMessages({
  location: {
    id: 'catalogue.address-pools.location',
    defaultMessage: 'There’s no such location.',
    description: 'Error: staff add a network of IP addresses',
  },
  unit: {
    id: 'catalogue.address-pools.unit',
    defaultMessage: 'Choose a length that gives 1 to 4,096 addresses or blocks.',
    description: 'Error: staff add a network of IP addresses; the prefix length of what is given out',
  },
  gateway: {
    id: 'catalogue.address-pools.gateway',
    defaultMessage: 'The gateway needs an address of the same kind as the network.',
    description: 'Error: staff add a network of IP addresses',
  },
  used: {
    id: 'catalogue.address-pools.gateway-used',
    defaultMessage: 'A service has this address.',
    description: 'Error: staff change the gateway of a network of IP addresses',
  },
  excluded: {
    id: 'catalogue.address-pools.excluded',
    defaultMessage: 'Every excluded address has to be in the network.',
    description: 'Error: staff add a network of IP addresses',
  },
  overlap: {
    id: 'catalogue.address-pools.overlap',
    defaultMessage: 'This network overlaps with another one.',
    description: 'Error: staff add a network of IP addresses',
  },
  address: {
    id: 'catalogue.address-pools.address',
    defaultMessage: 'This address isn’t in the network.',
    description: 'Error: staff block an IP address',
  },
});
