import { sql } from '../../platform/db/drizzle.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '../../platform/db/drizzle-pg.ts';
import { users } from '../../identity/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { OperationKind, Opaque, RefusalText, Step } from '../providers/provider.ts';

/** Wishes of the shop for the state of a service. */
export type WishKind = 'build' | 'change' | 'suspend' | 'resume' | 'remove';
/** Changes that only the shop makes; they're done when they're stored. */
export type OwnKind = 'rename' | 'move';

/** What a customer has asked for. Nothing secret: that is sealed. */
export type Parameters = {
  /** Reinstall: the system, and titles of the keys. */
  system?: number;
  keys?: string[];
  /** Reverse DNS. */
  address?: string;
  name?: string | null;
  /** Rename and move: before and after. */
  from?: string;
  to?: string;
  /** Snapshots: our name for it at the provider, and its id where it exists. Its own name is `name`. */
  mark?: string;
  snapshot?: number;
  /** Bytes that one may take. */
  most?: number;
};

/**
 * Operations on services, each asked of a provider until it's done or has failed. Everything that is needed to go on is
 * in the row.
 */
export const serviceOperations = pgTable(
  'service_operations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    kind: text().$type<WishKind | OwnKind | OperationKind>().notNull(),
    parameters: jsonb().$type<Parameters>().notNull().default({}),
    /** Secrets that were drawn for it, encrypted. Deleted when it ends. */
    sealed: text(),
    /** Idempotency key at the provider. */
    key: text().notNull().unique(),
    /** `Idempotency-Key` of the customer's request. */
    requestKey: text(),
    generation: integer().notNull(),
    state: text().$type<'asked' | 'running' | 'done' | 'failed'>().notNull().default('asked'),
    /** Counts what was stored about it; an answer to an older version is dropped. */
    version: integer().notNull().default(0),
    reference: jsonb().$type<Opaque>(),
    /** When the provider is asked again; null: now. */
    askAgainAt: timestamp({ withTimezone: true }),
    /** Failed tries since the last answer. */
    tries: integer().notNull().default(0),
    firstFailedAt: timestamp({ withTimezone: true }),
    percent: integer(),
    step: text().$type<Step>(),
    /** For staff: what the last try failed with, or why it was refused. */
    error: text(),
    /** For the customer; `superseded`: by the end of the service or a newer wish. */
    reason: text().$type<RefusalText | 'superseded' | 'unavailable'>(),
    /** When support and customer were told that it's late. */
    lateAt: timestamp({ withTimezone: true }),
    askedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('service_operations_service').on(table.serviceId, table.id),
    index('service_operations_open')
      .on(table.askAgainAt)
      .where(sql`${table.state} in ('asked', 'running')`),
    uniqueIndex('service_operations_request').on(table.serviceId, table.requestKey),
    index('service_operations_asked_by').on(table.askedBy),
  ],
);
export type OperationRow = typeof serviceOperations.$inferSelect;

/** Snapshots of services that exist at their providers. One that is being taken is in its operation. */
export const serviceSnapshots = pgTable(
  'service_snapshots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    /** Our name for it at the provider. */
    mark: text().notNull().unique(),
    /** The customer's name for it. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** What the service had when it was taken, and has again when it's restored. */
    spec: jsonb().$type<ServiceRow['spec']>().notNull(),
    login: text(),
    sealedPassword: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('service_snapshots_service').on(table.serviceId)],
);

/** Reverse DNS names of the addresses of services. */
export const reverseNames = pgTable(
  'reverse_names',
  {
    address: text().primaryKey(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    name: text().notNull(),
  },
  (table) => [index('reverse_names_service').on(table.serviceId)],
);
