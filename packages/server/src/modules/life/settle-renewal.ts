import { eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
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
