import { z } from 'zod';
import { Id, Name, Timestamp } from './common.ts';

/** Operations that a customer can ask for. `rescue`: starts the rescue system; `rescue_end`: the installed one. */
export const OperationKind = z.enum([
  'start',
  'stop',
  'restart',
  'power_off',
  'reinstall',
  'rescue',
  'rescue_end',
  'password',
  'reverse_dns',
  'console',
  'login_link',
  'snapshot',
  'snapshot_restore',
  'snapshot_delete',
]);
export type OperationKind = z.infer<typeof OperationKind>;

/** What has happened to a service: operations of the customer and of Hoster. */
export const HistoryKind = z.enum([
  ...OperationKind.options,
  'build',
  'change',
  'suspend',
  'resume',
  'remove',
  'rename',
  'move',
]);
export type HistoryKind = z.infer<typeof HistoryKind>;

/** An operation on a service. */
export const ServiceOperation = z.object({
  id: Id,
  kind: HistoryKind,
  /** `asked`: waits for its turn. */
  state: z.enum(['asked', 'running', 'done', 'failed']),
  percent: z.int().min(0).max(100).nullable(),
  step: z.enum(['queued', 'allocating', 'installing', 'configuring', 'starting', 'stopping', 'by_staff']).nullable(),
  /** Why it has failed, in the caller's language. */
  reason: z.string().nullable(),
  /** Name of the user who asked for it; null: Hoster. */
  by: z.string().nullable(),
  /** What it's about: the system, the address with its name, the new name, or the snapshot. */
  subject: z.string().nullable(),
  created: Timestamp,
  finished: Timestamp.nullable(),
});
export type ServiceOperation = z.infer<typeof ServiceOperation>;

/** A copy of a server's disk. */
export const ServiceSnapshot = z.object({
  id: Id,
  name: z.string(),
  /** What it takes of the space for snapshots, in bytes. */
  size: z.int().nonnegative(),
  created: Timestamp,
});
export type ServiceSnapshot = z.infer<typeof ServiceSnapshot>;

/** Snapshots of a server, and the space for them in bytes. */
export const ServiceSnapshots = z.object({
  /** What was ordered. */
  space: z.int().nonnegative(),
  used: z.int().nonnegative(),
  /** Newest first; at most 50. */
  results: z.array(ServiceSnapshot),
});
export type ServiceSnapshots = z.infer<typeof ServiceSnapshots>;

/** Operations of a service, as its page shows them. */
export const ServiceOperations = z.object({
  /** State of a server; null where it's unknown or there's none. */
  power: z.enum(['on', 'off', 'rescue']).nullable(),
  /**
   * Operations that its provider has. `obstacle` null: possible now; `running`: another one runs; `state`: the service isn't
   * active; `power`: the server is in another state; `space`: there's no room for another snapshot, or no snapshot.
   */
  available: z.array(
    z.object({ kind: OperationKind, obstacle: z.enum(['running', 'state', 'power', 'space']).nullable() }),
  ),
  current: ServiceOperation.nullable(),
  /** The last 20 that have ended, newest first. */
  history: z.array(ServiceOperation),
  addresses: z.array(z.object({ address: z.string(), reverse: z.string().nullable() })),
  /** Systems for a reinstallation. */
  systems: z.array(z.object({ id: Id, name: z.string(), takes_keys: z.boolean() })),
  /** Null where its provider has none. */
  snapshots: ServiceSnapshots.nullable(),
});
export type ServiceOperations = z.infer<typeof ServiceOperations>;

/**
 * Starts an operation. `reinstall` takes `system`, `ssh_keys` (ids) and `confirm`, the name of the service; it deletes
 * all data. `reverse_dns` takes `address` and `name`; null: the default name. `snapshot` takes `name`, up to 63
 * characters; by default the time, in UTC. `snapshot_restore` takes `snapshot`, its id, and `confirm`, the name of the
 * service; it replaces all data by those of the snapshot. `snapshot_delete` takes `snapshot`.
 */
export const OperationOrder = z.strictObject({
  kind: OperationKind.exclude(['console', 'login_link']),
  system: Id.optional(),
  ssh_keys: z.array(Id).max(100).optional(),
  confirm: z.string().max(255).optional(),
  address: z.string().max(64).optional(),
  name: z.string().trim().max(255).nullable().optional(),
  snapshot: Id.optional(),
});
export type OperationOrder = z.infer<typeof OperationOrder>;

/** Asks for a one-time address. */
export const ServiceLinkOrder = z.strictObject({ kind: OperationKind.extract(['login_link']) });
export type ServiceLinkOrder = z.infer<typeof ServiceLinkOrder>;

/** Permission to open a server's console once: `GET /my/api/console/?token=` as a WebSocket, which speaks RFB. */
export const ServiceConsole = z.object({ token: z.string(), expires: Timestamp });
export type ServiceConsole = z.infer<typeof ServiceConsole>;

/** A one-time address of a service's panel. */
export const ServiceLink = z.object({ url: z.url({ protocol: /^https?$/ }), expires: Timestamp });
export type ServiceLink = z.infer<typeof ServiceLink>;

/** Renames a service, or moves it to a project; what isn't named stays as it is. */
export const ServiceUpdate = z.strictObject({
  name: Name(255).optional(),
  project: Id.optional(),
});
export type ServiceUpdate = z.infer<typeof ServiceUpdate>;
