import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { blocksWith, isIn, normalAddress } from './units.ts';
import { addresses, addressPools, type AddressRow } from './tables.ts';

/** An address or a network of a service, with what its network card needs. */
export interface GivenAddress extends Pick<AddressRow, 'address' | 'family' | 'length' | 'poolId'> {
  readonly role: NonNullable<AddressRow['role']>;
  /** Network of its pool in CIDR notation; null where the provider gave it out. */
  readonly network: string | null;
  readonly gateway: string | null;
}

/** Addresses of services by their ids, main ones first, IPv4 before IPv6. */
export async function addressesOf(db: Db, serviceIds: readonly number[]): Promise<Map<number, GivenAddress[]>> {
  const found = new Map<number, GivenAddress[]>(serviceIds.map((id) => [id, []]));
  if (serviceIds.length === 0) return found;
  const rows = await db
    .select({
      serviceId: addresses.serviceId,
      poolId: addresses.poolId,
      address: addresses.address,
      family: addresses.family,
      length: addresses.length,
      role: addresses.role,
      network: addressPools.network,
      gateway: addressPools.gateway,
    })
    .from(addresses)
    .leftJoin(addressPools, eq(addressPools.id, addresses.poolId))
    .where(inArray(addresses.serviceId, [...serviceIds]))
    .orderBy(
      sql`array_position(array['main', 'extra', 'routed'], ${addresses.role})`,
      asc(addresses.family),
      asc(addresses.id),
    );
  for (const { role, serviceId, ...row } of rows) {
    if (serviceId !== null) found.get(serviceId)?.push({ ...row, role: role ?? 'main' });
  }
  return found;
}

/** Addresses of one service. */
export const addressesOfService = async (db: Db, id: number): Promise<GivenAddress[]> =>
  (await addressesOf(db, [id])).get(id) ?? [];

/** Id of the service that has an address; null when none has it. */
export async function holderOf(db: Db, address: string): Promise<number | null> {
  const [row] = await db
    .select({ serviceId: addresses.serviceId })
    .from(addresses)
    .where(eq(addresses.address, normalAddress(address)));
  return row?.serviceId ?? null;
}

/** Ids of the services whose addresses or networks contain an address. */
export async function servicesAt(db: Db, address: string): Promise<number[]> {
  const rows = await db
    .select({ serviceId: addresses.serviceId, address: addresses.address, length: addresses.length })
    .from(addresses)
    .where(inArray(addresses.address, blocksWith(address)));
  return rows.flatMap((row) => (row.serviceId !== null && isIn(address, row) ? row.serviceId : []));
}

/** The main address of a family. */
export const mainOf = (given: readonly GivenAddress[], family: 4 | 6): string | null =>
  given.find((one) => one.family === family && one.role === 'main')?.address ?? null;

/** An address as customers write it: a block has its prefix length. */
export const writtenAddress = ({ address, length, role }: GivenAddress): string =>
  role === 'routed' ? `${address}/${length}` : address;

/** An address as a network card needs it: a single one has the length of its network, which is its netmask. */
export const asConfigured = ({ address, family, gateway, length, network, role }: GivenAddress) => ({
  address,
  family,
  prefix: family === 4 && role !== 'routed' ? Number(network?.split('/')[1] ?? length) : length,
  gateway,
  role,
});

/**
 * Servers with an address of each family for which a location has addresses, by its id. Locations without a pool aren't
 * limited by addresses.
 */
export async function addressRoom(db: Db): Promise<Map<number, number>> {
  const left = sql<number>`sum(case when ${addressPools.isOpen} then ${addressPools.available} else 0 end)::int`;
  const rows = await db
    .select({ locationId: addressPools.locationId, left })
    .from(addressPools)
    .where(inArray(addressPools.unit, [32, 64]))
    .groupBy(addressPools.locationId, addressPools.family, addressPools.unit);
  const room = new Map<number, number>();
  for (const { left: here, locationId } of rows) {
    room.set(locationId, Math.min(here, room.get(locationId) ?? here));
  }
  return room;
}

/** Stock by plan and location, as far as there are addresses for it. */
export function stockWithin(
  rows: readonly { planId: number; locationId: number; available: number }[],
  room: ReadonlyMap<number, number>,
): Map<number, Map<number, number>> {
  const stock = new Map<number, Map<number, number>>();
  for (const { planId, locationId, available } of rows) {
    const byLocation = stock.get(planId) ?? new Map<number, number>();
    stock.set(planId, byLocation.set(locationId, Math.min(available, room.get(locationId) ?? available)));
  }
  return stock;
}

/** Whether a service has an address with this text in it, for a search. */
export const hasAddressLike = (serviceId: unknown, pattern: string) =>
  sql`exists (select from ${addresses} where ${and(sql`${addresses.serviceId} = ${serviceId}`, sql`${addresses.address} ilike ${pattern}`)})`;
