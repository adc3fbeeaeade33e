import { randomUUID } from 'node:crypto';
import { eq } from '../../platform/db/drizzle.ts';
import { isRunning } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Job, jobsOf } from '../../platform/jobs/index.ts';
import { services } from '../../sales/index.ts';

/** Queues the update of a service at its provider, in the transaction that changes its row. */
export async function applyState(context: Context, tx: Db, serviceId: number): Promise<void> {
  const jobs = await jobsOf(context);
  // A running job may have read the row before.
  await jobs.enqueue(tx, applyJob, { serviceId }, { key: `${serviceId} ${randomUUID()}` });
}

/** Starts, stops or deletes a service at its provider, according to its row. Safe to repeat. */
async function applyToProvider(context: Context, serviceId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Locked during the provider's call, so that the last change of the row is also the last one at the provider.
    const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
    if (!service?.activatedAt) return;
    const power = isRunning(service.state) ? 'on' : service.state === 'suspended' ? 'off' : 'deleted';
    await context.serviceLines[service.kind].apply(context, service, power);
  });
}

/** Updates services at their providers to match their rows. */
export const applyJob: Job<{ serviceId: number }> = {
  name: 'service.apply',
  queue: { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 5 },
  handle: (context, { serviceId }) => applyToProvider(context, serviceId),
};
