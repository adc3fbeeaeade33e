import { and, eq, isNull } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { releaseAddresses } from '../../catalogue/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { callMilliseconds } from '../operations/ask.ts';
import { type OperationRow, serviceOperations } from '../operations/tables.ts';
import { queueOperations, supersede, wish } from '../operations/wish.ts';

/**
 * Has the provider change, suspend or resume a service, in the transaction that changes its row. `wanted`: the user who
 * asked for it, and what its history says about it.
 */
export async function applyState(
  context: Context,
  tx: Db,
  serviceId: number,
  kind: 'change' | 'suspend' | 'resume',
  wanted: Partial<Pick<OperationRow, 'askedBy' | 'parameters'>> = {},
): Promise<void> {
  await wish(context, tx, serviceId, { ...wanted, kind });
}

/** When a build that was asked for before is no longer on its way to the provider, whatever happened to who asked. */
const settleMilliseconds = 4 * callMilliseconds;

/**
 * Has the provider delete a service that has ended; one that it was never asked for isn't there. A build that may still
 * be on its way is waited for: the provider would build what it has already removed.
 * @param askedBy user who ended it; null: it ended by itself
 */
export async function applyRemoval(
  context: Context,
  tx: Db,
  { activatedAt, id, provider }: Pick<ServiceRow, 'activatedAt' | 'id' | 'provider'>,
  askedBy: number | null,
): Promise<void> {
  const now = context.clock.now();
  const asked = await supersede(context, tx, id, 'remove');
  // Its addresses are free when the provider has removed it.
  if (asked.length > 0 || activatedAt !== null || provider !== null) {
    const isUnderWay = asked.some((one) => one.kind === 'build' && (one.askAgainAt === null || one.askAgainAt <= now));
    const askAgainAt = isUnderWay ? new Date(now.getTime() + settleMilliseconds) : null;
    await wish(context, tx, id, { kind: 'remove', askAgainAt, askedBy });
  } else await releaseAddresses(tx, id, { now, wasUsed: false });
}

/** Has the provider delete what it has built, or builds, for a service that ended while it was asked. */
export async function removeLate(context: Context, serviceId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
    // Otherwise another worker has stored the same answer.
    if (service?.state !== 'canceled' && service?.state !== 'failed_setup') return;
    const hurried = await tx
      .update(serviceOperations)
      .set({ askAgainAt: null })
      .where(
        and(
          eq(serviceOperations.serviceId, serviceId),
          eq(serviceOperations.kind, 'remove'),
          eq(serviceOperations.state, 'asked'),
          isNull(serviceOperations.startedAt),
        ),
      )
      .returning({ id: serviceOperations.id });
    if (hurried.length === 0) await wish(context, tx, serviceId, { kind: 'remove' });
    else await queueOperations(context, tx, serviceId);
  });
}
