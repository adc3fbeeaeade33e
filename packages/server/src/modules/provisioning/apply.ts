import { randomUUID } from 'node:crypto';
import { eq } from '../../db/drizzle.ts';
import { isRunning } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { productLines } from '../lines/list.ts';
import { services } from '../orders/tables.ts';

/** Queues that the provider does to a service what its row says, in the transaction that changes the row. */
export async function applyState(context: Context, tx: Db, serviceId: number): Promise<void> {
  const jobs = await jobsOf(context);
  // A job that runs already may have read the row before.
  await jobs.enqueue(tx, 'service.apply', { serviceId }, { key: `${serviceId} ${randomUUID()}` });
}

/** Starts, stops or deletes a service at its provider, as its row says. Safe to repeat. */
export async function applyToProvider(context: Context, serviceId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Held while the provider works, so that the last change of the row is the last one there.
    const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
    if (!service?.activatedAt) return;
    const power = isRunning(service.state) ? 'on' : service.state === 'suspended' ? 'off' : 'deleted';
    await productLines[service.kind].apply(context, service, power);
  });
}
