import type { AddressBlock, AddressPool, AddressPoolRequest, AddressPoolUpdate, PoolAddress } from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
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

/** Every pool with what is left of it, by location. */
export async function listPools(db: Db): Promise<AddressPool[]> {
  const pools = await db.select().from(addressPools).orderBy(asc(addressPools.locationId), asc(addressPools.id));
  return Promise.all(pools.map((row) => presentPool(db, row)));
}

async function presentPool(db: Db, row: AddressPoolRow): Promise<AddressPool> {
  const unused = sql`${addresses.serviceId} is null`;
  const [counts] = await db
    .select({
      taken: sql<number>`(count(*) filter (where ${addresses.serviceId} is not null))::int`,
      blocked: sql<number>`(count(*) filter (where ${unused} and ${addresses.blocked} is not null))::int`,
      quarantined: sql<number>`(count(*) filter (where ${unused} and ${addresses.blocked} is null and ${addresses.freeFrom} is not null))::int`,
    })
    .from(addresses)
    .where(eq(addresses.poolId, row.id));
  const { blocked = 0, quarantined = 0, taken = 0 } = counts ?? {};
  return {
    id: row.id,
    location: row.locationId,
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
}

/** Adds a pool. @throws FieldError for an unknown location, a unit that doesn't fit, or a network that overlaps */
export async function addPool(
  db: Db,
  { location, quarantine_days: quarantineDays, ...body }: AddressPoolRequest,
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
    return presentPool(tx, await storePool(tx, { ...network, locationId: location, quarantineDays }));
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

/** Changes a pool. @throws AppError 404 */
export async function updatePool(db: Db, id: number, update: AddressPoolUpdate): Promise<AddressPool> {
  const row = await poolById(db, id);
  const { is_open: isOpen = row.isOpen, quarantine_days: quarantineDays = row.quarantineDays } = update;
  await db.update(addressPools).set({ isOpen, quarantineDays }).where(eq(addressPools.id, id));
  return presentPool(db, { ...row, isOpen, quarantineDays });
}

/** Addresses of a pool in their order. @throws AppError 404 */
export async function poolAddresses(db: Db, id: number): Promise<PoolAddress[]> {
  await poolById(db, id);
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.poolId, id))
    .orderBy(sql`${addresses.address}::inet`);
  return rows.map(presentAddress);
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
