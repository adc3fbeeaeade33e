import { sql } from '../../platform/db/drizzle.ts';
import { boolean, index, integer, pgTable, text, timestamp } from '../../platform/db/drizzle-pg.ts';
import { locations } from '../tables.ts';

/**
 * Networks of a data centre from which services get their addresses. `unit` is the prefix length of what a service gets:
 * 32 for single IPv4 addresses, 27–29 for blocks, 64 for IPv6.
 */
export const addressPools = pgTable(
  'address_pools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
    family: integer().$type<4 | 6>().notNull(),
    /** In CIDR notation; networks don't overlap. */
    network: text().notNull().unique(),
    unit: integer().notNull(),
    /** Router of the network; null for what is routed to the main address of a server. */
    gateway: text(),
    /** False: nothing more is given out. */
    isOpen: boolean().notNull().default(true),
    /** Days that pass before a released address is given to somebody else. */
    quarantineDays: integer().notNull().default(7),
    /** Addresses that can be given out now. Changed together with them, so that the shop needn't count. */
    available: integer().notNull(),
  },
  (table) => [index('address_pools_location').on(table.locationId)],
);
export type AddressPoolRow = typeof addressPools.$inferSelect;

/** What services have and can get: an address, or a network by its first address. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for an address that a provider has given out by itself. */
    poolId: integer().references(() => addressPools.id),
    /** Holder; null for none. Services are of a later area, so there's no foreign key. */
    serviceId: integer(),
    /** Of a block, its network address; of an IPv6 prefix, the first host. */
    address: text().notNull().unique(),
    family: integer().$type<4 | 6>().notNull(),
    /** Prefix length of what is given: 32 for a single IPv4 address. */
    length: integer().notNull(),
    role: text().$type<'main' | 'extra' | 'routed'>(),
    /** Why it's given to nobody; null: it may be. */
    blocked: text(),
    /** End of its quarantine; null: not in quarantine. */
    freeFrom: timestamp({ withTimezone: true }),
    /** When it was given out or released; null: never. */
    since: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('addresses_service').on(table.serviceId),
    index('addresses_free')
      .on(table.poolId, table.since, table.id)
      .where(sql`${table.serviceId} IS NULL AND ${table.blocked} IS NULL AND ${table.freeFrom} IS NULL`),
    index('addresses_quarantine').on(table.freeFrom),
  ],
);
export type AddressRow = typeof addresses.$inferSelect;
