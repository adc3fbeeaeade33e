import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { services } from '../orders/tables.ts';
import type { PaymentRow } from '../payments/tables.ts';
import { extend } from './extend.ts';

/**
 * The bank has approved the payment of a renewal.
 * @returns false when the service can't be renewed with it any more
 */
export async function settleRenewal(context: Context, tx: Db, payment: PaymentRow): Promise<boolean> {
  if (payment.serviceId === null) return false;
  const [service] = await tx.select().from(services).where(eq(services.id, payment.serviceId)).for('update');
  if (service?.paidUntil?.getTime() !== payment.termEnd?.getTime()) return false;
  return service ? extend(context, tx, service, payment) : false;
}

/**
 * Lets the lives of services go on after a payment: it has failed, or there's money for those that wait for some. The
 * job's key is the payment's, because one that runs already may have missed it.
 */
export async function queueLives(
  context: Context,
  tx: Db,
  payment: PaymentRow,
  condition: SQL | undefined,
): Promise<void> {
  const jobs = await jobsOf(context);
  const rows = await tx.select({ id: services.id }).from(services).where(condition);
  for (const { id } of rows) {
    await jobs.enqueue(tx, 'service.live', { serviceId: id }, { key: `${id} payment ${payment.id}` });
  }
}

/** Services of an account that wait for money. */
export const isOwed = (accountId: number): SQL | undefined =>
  and(eq(services.accountId, accountId), inArray(services.state, ['failed_renew', 'suspended']));
