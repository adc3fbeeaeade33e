import { randomUUID } from 'node:crypto';
import type { OperationOrder, ServiceSnapshots } from '@hoster/contract';
import { gigabyteBytes } from '@hoster/domain/order/usage';
import { and, desc, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { Capabilities } from '../providers/provider.ts';
import type { Turn } from './ask.ts';
import { type Parameters, serviceSnapshots } from './tables.ts';
import { operationTexts } from './texts.ts';

const mostSnapshots = 50;
const longestName = 63;

/** Snapshots of a service, as its page shows them; null where it has none and can't. */
export async function snapshotsOf(
  { serviceLines }: Pick<Context, 'serviceLines'>,
  db: Db,
  { capabilities, catalogue, service }: { capabilities: Capabilities; catalogue: Catalogue; service: ServiceRow },
): Promise<ServiceSnapshots | null> {
  const line = serviceLines[service.kind].snapshots;
  if (!line || !capabilities.operations.includes('snapshot')) return null;
  const rows = await db
    .select()
    .from(serviceSnapshots)
    .where(eq(serviceSnapshots.serviceId, service.id))
    .orderBy(desc(serviceSnapshots.id));
  return {
    space: line.space(catalogue, service) * gigabyteBytes,
    used: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    results: rows.map(({ bytes, createdAt, id, name }) => ({
      id,
      name,
      size: bytes,
      created: createdAt.toISOString(),
    })),
  };
}

/** Whether there's room for another snapshot: how much it takes is known when it's taken. */
export const hasRoom = (snapshots: ServiceSnapshots | null): boolean =>
  snapshots !== null && snapshots.used < snapshots.space && snapshots.results.length < mostSnapshots;

/** Parameters of a snapshot to take. @throws FieldError for its name */
export function newSnapshot(
  { clock }: Pick<Context, 'clock'>,
  { name }: OperationOrder,
  { space, used }: Pick<ServiceSnapshots, 'space' | 'used'>,
): Parameters {
  const written = name ?? '';
  if (written.length > longestName || /\p{Cc}/u.test(written)) {
    throw new FieldError({ name: [operationTexts.snapshotName] });
  }
  return {
    mark: `s-${randomUUID()}`,
    name: written || `${clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    most: space - used,
  };
}

/**
 * Parameters of a snapshot to restore or delete.
 * @throws FieldError for one that the service doesn't have, and for a restoration that isn't confirmed
 */
export async function knownSnapshot(
  tx: Db,
  { confirm, kind, snapshot }: OperationOrder,
  service: ServiceRow,
): Promise<Parameters> {
  const [row] =
    snapshot === undefined
      ? []
      : await tx
          .select()
          .from(serviceSnapshots)
          .where(and(eq(serviceSnapshots.id, snapshot), eq(serviceSnapshots.serviceId, service.id)));
  const isConfirmed = kind !== 'snapshot_restore' || confirm?.trim() === service.name;
  if (!row || !isConfirmed) {
    throw new FieldError({
      ...(!row && { snapshot: [operationTexts.snapshot] }),
      ...(!isConfirmed && { confirm: [operationTexts.confirm] }),
    });
  }
  return { mark: row.mark, name: row.name, snapshot: row.id };
}

/** Stores a snapshot that was taken. @param bytes default: as many as the disk has, or as were free */
export async function storeSnapshot(
  context: Context,
  tx: Db,
  { operation, service }: Turn,
  bytes?: number,
): Promise<void> {
  const { mark, most, name } = operation.parameters;
  const line = context.serviceLines[service.kind].snapshots;
  if (!line || mark === undefined) throw new Error(`The operation ${operation.key} takes no snapshot`);
  const { login, sealedPassword, spec } = service;
  await tx.insert(serviceSnapshots).values({
    serviceId: service.id,
    mark,
    name: name ?? mark,
    bytes: bytes ?? Math.min(line.disk(service) * gigabyteBytes, most ?? Number.MAX_SAFE_INTEGER),
    spec,
    login,
    sealedPassword,
    createdAt: context.clock.now(),
  });
}

/** Gives a service back what it had when its snapshot was taken: its system and its login are those of then. */
export async function restoreSnapshot(context: Context, tx: Db, { operation, service }: Turn): Promise<void> {
  const [row] = await tx.select().from(serviceSnapshots).where(isOf(operation.parameters));
  const line = context.serviceLines[service.kind].snapshots;
  if (!row || !line) return;
  const { login, sealedPassword } = row;
  await tx
    .update(services)
    .set({ spec: line.spec(service, row.spec), login, sealedPassword })
    .where(eq(services.id, service.id));
}

/** Forgets a snapshot that was deleted. */
export async function forgetSnapshot(tx: Db, { operation }: Turn): Promise<void> {
  await tx.delete(serviceSnapshots).where(isOf(operation.parameters));
}

const isOf = ({ mark = '' }: Parameters) => eq(serviceSnapshots.mark, mark);
