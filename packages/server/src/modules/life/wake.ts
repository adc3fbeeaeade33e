import { and, eq, inArray, type SQL } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { services } from '../orders/tables.ts';

/**
 * Lets the lives of services go on after a payment: it has failed, or there's money for those that wait for some.
 * @param event its name is in the job's key, because a job that runs already may have missed it
 */
export async function queueLives(context: Context, tx: Db, event: string, condition: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: services.id }).from(services).where(condition);
  if (rows.length === 0) return;
  const jobs = await jobsOf(context);
  for (const { id } of rows) await jobs.enqueue(tx, 'service.live', { serviceId: id }, { key: `${id} ${event}` });
}

/** Services of an account that wait for money. */
export const isOwed = (accountId: number): SQL | undefined =>
  and(eq(services.accountId, accountId), inArray(services.state, ['failed_renew', 'suspended']));
