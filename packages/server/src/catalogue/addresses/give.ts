import { and, asc, eq, inArray, isNull, lte, sql } from '../../platform/db/drizzle.ts';
import { dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { addresses, type AddressPoolRow, addressPools, type AddressRow } from './tables.ts';
import { familyOf, normalAddress } from './units.ts';

/** Addresses that a service is sold with; `length` as in `addresses`. */
export interface AddressNeed {
  readonly family: 4 | 6;
  readonly length: number;
  readonly count: number;
  readonly role: NonNullable<AddressRow['role']>;
}

const isFree = and(isNull(addresses.serviceId), isNull(addresses.blocked), isNull(addresses.freeFrom));

/** Those longest unused come first: nobody gets an address on which another one's visitors still call. */
const longestUnused = [sql`${addresses.since} asc nulls first`, asc(addresses.id)];

/**
 * Gives each service what it needs, from the pools of its location. What a location has no pool for is left to the
 * provider.
 * @returns false, and has to be rolled back, when a pool hasn't enough
 */
export async function giveAddresses(
  tx: Db,
  {
    locationId,
    needs,
    now,
    serviceIds,
  }: { locationId: number; needs: readonly AddressNeed[]; now: Date; serviceIds: readonly number[] },
): Promise<boolean> {
  const pools = await lockPools(tx, eq(addressPools.locationId, locationId));
  for (const need of needs) {
    const own = pools.filter(({ family, unit }) => family === need.family && unit === need.length);
    if (own.length === 0) continue;
    const open = own.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    const wanted = need.count * serviceIds.length;
    const free =
      open.length === 0
        ? []
        : await tx
            .select({ id: addresses.id, poolId: addresses.poolId })
            .from(addresses)
            .where(and(inArray(addresses.poolId, open), isFree))
            .orderBy(...longestUnused)
            .limit(wanted);
    if (free.length < wanted) return false;
    for (const [index, serviceId] of serviceIds.entries()) {
      const share = free.slice(index * need.count, (index + 1) * need.count).map(({ id }) => id);
      if (share.length === 0) continue;
      await tx.update(addresses).set({ serviceId, role: need.role, since: now }).where(inArray(addresses.id, share));
    }
    for (const { poolId } of free) if (poolId !== null) await addAvailable(tx, poolId, -1);
  }
  return true;
}

/**
 * Takes a service's addresses back. `wasUsed`: they stay in quarantine, so that nobody gets the mail, the visitors and
 * the reputation of somebody else. Safe to repeat.
 */
export async function releaseAddresses(
  tx: Db,
  serviceId: number,
  { now, wasUsed }: { now: Date; wasUsed: boolean },
): Promise<void> {
  const held = await tx.select({ id: addresses.poolId }).from(addresses).where(eq(addresses.serviceId, serviceId));
  if (held.length === 0) return;
  // What a provider gave out is the provider's again.
  await tx.delete(addresses).where(and(eq(addresses.serviceId, serviceId), isNull(addresses.poolId)));
  const ids = held.flatMap(({ id }) => (id === null ? [] : [id]));
  for (const pool of await lockPools(tx, inArray(addressPools.id, ids))) {
    const released = await tx
      .update(addresses)
      .set({
        serviceId: null,
        role: null,
        since: now,
        freeFrom: wasUsed && pool.quarantineDays > 0 ? quarantineEnd(pool, now) : null,
      })
      .where(and(eq(addresses.serviceId, serviceId), eq(addresses.poolId, pool.id)))
      .returning({ blocked: addresses.blocked, freeFrom: addresses.freeFrom });
    await addAvailable(tx, pool.id, released.filter((row) => row.blocked === null && row.freeFrom === null).length);
  }
}

const quarantineEnd = ({ quarantineDays }: AddressPoolRow, now: Date): Date =>
  new Date(now.getTime() + quarantineDays * dayMilliseconds);

/** Ends the quarantines that are over. Safe to repeat. */
export async function endQuarantines(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const over = lte(addresses.freeFrom, now);
    const due = await tx.selectDistinct({ id: addresses.poolId }).from(addresses).where(over);
    const ids = due.flatMap(({ id }) => (id === null ? [] : [id]));
    if (ids.length === 0) return;
    for (const { id } of await lockPools(tx, inArray(addressPools.id, ids))) {
      const freed = await tx
        .update(addresses)
        .set({ freeFrom: null })
        .where(and(over, eq(addresses.poolId, id)))
        .returning({ blocked: addresses.blocked });
      await addAvailable(tx, id, freed.filter(({ blocked }) => blocked === null).length);
    }
  });
}

/** An address as a provider says it. */
interface BuiltAddress {
  readonly address: string;
  readonly prefix: number;
  readonly role: NonNullable<AddressRow['role']>;
}

/**
 * Stores the addresses of a service that was built, as far as it hasn't got them from a pool.
 * @throws Error for one that another service has
 */
export async function storeBuilt(tx: Db, serviceId: number, built: readonly BuiltAddress[], now: Date): Promise<void> {
  for (const { address, prefix, role } of built) {
    const family = familyOf(address);
    const normal = normalAddress(address);
    // A server's netmask isn't what belongs to it.
    const length = role === 'routed' || family === 6 ? prefix : 32;
    const [stored] = await tx
      .insert(addresses)
      .values({ serviceId, address: normal, family, length, role, since: now })
      .onConflictDoNothing()
      .returning({ id: addresses.id });
    if (!stored) await takeKnown(tx, serviceId, { address: normal, role, now });
  }
}

/** An address of a pool that staff or a provider have used for a service. */
async function takeKnown(
  tx: Db,
  serviceId: number,
  { address, now, role }: { address: string; now: Date; role: BuiltAddress['role'] },
): Promise<void> {
  const [seen] = await tx.select({ poolId: addresses.poolId }).from(addresses).where(eq(addresses.address, address));
  // As everywhere, the pool is locked before its addresses.
  if (seen && seen.poolId !== null) await lockPools(tx, eq(addressPools.id, seen.poolId));
  const [known] = await tx.select().from(addresses).where(eq(addresses.address, address)).for('update');
  if (!known || known.serviceId === serviceId) return;
  if (known.serviceId !== null) throw new Error(`The service ${known.serviceId} has the address ${address}.`);
  const wasFree = known.blocked === null && known.freeFrom === null;
  await tx.update(addresses).set({ serviceId, role, since: now, freeFrom: null }).where(eq(addresses.id, known.id));
  if (wasFree && known.poolId !== null) await addAvailable(tx, known.poolId, -1);
}

/** Locks pools in the order of their ids, so that nobody waits for each other. */
const lockPools = (tx: Db, which: ReturnType<typeof eq>): Promise<AddressPoolRow[]> =>
  tx.select().from(addressPools).where(which).orderBy(asc(addressPools.id)).for('update');

/** Changes the number of a pool's free addresses. */
export async function addAvailable(tx: Db, poolId: number, by: number): Promise<void> {
  if (by === 0) return;
  await tx
    .update(addressPools)
    .set({ available: sql`${addressPools.available} + ${by}` })
    .where(eq(addressPools.id, poolId));
}
