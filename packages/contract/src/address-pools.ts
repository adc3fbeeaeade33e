import { z } from 'zod';
import { Id, IdText, Name, Timestamp } from './common.ts';

const Address = z.union([z.ipv4(), z.ipv6()]);
const Network = z.union([z.cidrv4(), z.cidrv6()]);

/** A network of a data centre from which services get their addresses. */
export const AddressPool = z.object({
  id: Id,
  location: Id,
  /** City of the location. */
  location_name: z.string(),
  /** In CIDR notation. */
  network: z.string(),
  /** Prefix length of what a service gets: 32 for single IPv4 addresses, 27–29 for blocks, 64 for IPv6. */
  unit: z.int(),
  gateway: z.string().nullable(),
  /** False: nothing more is given out. */
  is_open: z.boolean(),
  /** Days before a released address is given to somebody else. */
  quarantine_days: z.int(),
  /** Addresses, blocks or prefixes by what they are. */
  free: z.int(),
  taken: z.int(),
  quarantined: z.int(),
  blocked: z.int(),
});
export type AddressPool = z.infer<typeof AddressPool>;

/** What a pool gives: single IPv4 addresses, blocks of them, or IPv6 prefixes. */
export const AddressPoolKind = z.enum(['single', 'block', 'ipv6']);
export type AddressPoolKind = z.infer<typeof AddressPoolKind>;

const before = IdText.optional();

export const AddressPoolsQuery = z.object({
  location: before,
  kind: AddressPoolKind.optional(),
  /** Open pools only, or those of which nothing more is given out. */
  state: z.enum(['open', 'closed']).optional(),
  before,
});
export type AddressPoolsQuery = z.infer<typeof AddressPoolsQuery>;

/** Pools, newest first, and the locations that can have some. `next`: `before` of the next page; null on the last. */
export const AddressPoolPage = z.object({
  results: z.array(AddressPool),
  next: Id.nullable(),
  locations: z.array(z.object({ id: Id, name: z.string() })),
});
export type AddressPoolPage = z.infer<typeof AddressPoolPage>;

/** A new pool. Networks don't overlap, and have at most 4,096 units. */
export const AddressPoolRequest = z.strictObject({
  location: Id,
  network: Network,
  unit: z.int().min(1).max(64),
  gateway: Address.nullable().default(null),
  /** Addresses that are given to nobody: routers, name servers. */
  excluded: z.array(Address).max(100).default([]),
  quarantine_days: z.int().min(0).max(365).default(7),
});
export type AddressPoolRequest = z.output<typeof AddressPoolRequest>;

/** Changes a pool; what isn't named stays as it is. */
export const AddressPoolUpdate = z.strictObject({
  is_open: z.boolean().optional(),
  /** An address of the pool that becomes its gateway is blocked. */
  gateway: Address.nullable().optional(),
  quarantine_days: z.int().min(0).max(365).optional(),
});
export type AddressPoolUpdate = z.infer<typeof AddressPoolUpdate>;

/** An address of a pool. */
export const PoolAddress = z.object({
  address: z.string(),
  /** Id of the service that has it; null for none. */
  service: Id.nullable(),
  /** Why it's given to nobody; null: it may be. */
  blocked: z.string().nullable(),
  /** End of its quarantine. */
  free_from: Timestamp.nullable(),
  /** When it was given out or released. */
  since: Timestamp.nullable(),
});
export type PoolAddress = z.infer<typeof PoolAddress>;

export const PoolAddressesQuery = z.object({
  state: z.enum(['free', 'taken', 'quarantined', 'blocked']).optional(),
  after: before,
});
export type PoolAddressesQuery = z.infer<typeof PoolAddressesQuery>;

/** A pool with some of its addresses in their order. `next`: `after` of the next page; null on the last. */
export const PoolAddressPage = z.object({ pool: AddressPool, results: z.array(PoolAddress), next: Id.nullable() });
export type PoolAddressPage = z.infer<typeof PoolAddressPage>;

/** Blocks an address, such as one on a blocklist, or with null unblocks it. A service keeps what it has. */
export const AddressBlock = z.strictObject({
  address: Address,
  blocked: Name(255).nullable(),
});
export type AddressBlock = z.infer<typeof AddressBlock>;
