import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import { changed, type Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import type { Turn } from './ask.ts';
import { type OperationRow, serviceOperations } from './tables.ts';

/**
 * Locks the service of an operation and stores what has become of it, if nothing else was stored since it was asked.
 * @returns the service as it is now; null when the answer comes too late
 */
export async function claim(
  context: Context,
  tx: Db,
  { operation, service, providerId }: Turn,
  change: Partial<Omit<OperationRow, 'id' | 'version'>>,
  external?: ServiceRow['external'],
): Promise<ServiceRow | null> {
  // The service is locked before its operations, as by those who cancel it.
  const [row] = await tx.select().from(services).where(eq(services.id, service.id)).for('update');
  if (!row) return null;
  const stored = await tx
    .update(serviceOperations)
    .set({ ...change, version: operation.version + 1 })
    .where(
      and(
        eq(serviceOperations.id, operation.id),
        eq(serviceOperations.version, operation.version),
        inArray(serviceOperations.state, ['asked', 'running']),
      ),
    )
    .returning({ id: serviceOperations.id });
  if (stored.length === 0) return null;
  if (row.provider === null || external !== undefined) {
    await tx
      .update(services)
      .set({ provider: providerId, ...(external !== undefined && { external }) })
      .where(eq(services.id, service.id));
  }
  await changed(tx, row.accountId, { kind: 'service', id: row.id });
  return row;
}

/** Columns of an operation that has ended. */
export const ended = ({ clock }: Context, state: 'done' | 'failed') =>
  ({ state, sealed: null, askAgainAt: null, finishedAt: clock.now() }) as const;
