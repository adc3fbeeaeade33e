import { and, eq, isNull, lte, or } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { services } from '../../sales/index.ts';
import { advance } from '../operations/advance.ts';
import { drawnForBuild } from '../operations/drawn.ts';
import { serviceOperations } from '../operations/tables.ts';

/** Builds a paid service. Does nothing when it's already built, or was cancelled; safe to repeat. */
export async function provisionService(context: Context, serviceId: number): Promise<void> {
  if (await wishBuild(context, serviceId)) await advance(context, serviceId);
}

/** Stores the wish to build a service, unless it's stored. @returns false when the service isn't to be built */
async function wishBuild(context: Context, serviceId: number): Promise<boolean> {
  const { clock, db } = context;
  return db.transaction(async (tx) => {
    // Locked, so that whoever cancels it either prevents the wish or finds it.
    const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
    if (service?.state !== 'pending_setup') return false;
    // The build is the first wish for a service, so that two workers store the same one.
    await tx
      .insert(serviceOperations)
      .values({
        serviceId,
        kind: 'build',
        key: `${serviceId}/build/1`,
        generation: 1,
        sealed: drawnForBuild(context, service),
        createdAt: clock.now(),
      })
      .onConflictDoNothing();
    return true;
  });
}

/** Builds services. */
export const provisionJob: Job<{ serviceId: number }> = {
  name: 'service.provision',
  // Building mostly waits for the provider, so many jobs may run at once.
  queue: { retryLimit: 5, retryDelay: 2, retryBackoff: true, pollSeconds: 2, batchSize: 32 },
  handle: (context, { serviceId }) => provisionService(context, serviceId),
  due: async ({ db, clock }) => {
    const isDue = or(isNull(serviceOperations.askAgainAt), lte(serviceOperations.askAgainAt, clock.now()));
    const unbuilt = await db
      .select({ id: services.id })
      .from(services)
      .leftJoin(
        serviceOperations,
        and(eq(serviceOperations.serviceId, services.id), eq(serviceOperations.kind, 'build')),
      )
      .where(and(eq(services.state, 'pending_setup'), isDue));
    return dueById(
      unbuilt.map(({ id }) => id),
      (serviceId) => ({ serviceId }),
    );
  },
};
