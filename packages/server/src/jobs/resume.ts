import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { bankPayments } from '../modules/bank/tables.ts';
import { isOver } from '../modules/orders/cancel.ts';
import { services } from '../modules/orders/tables.ts';
import { payments } from '../modules/payments/tables.ts';
import { jobsOf } from './of-context.ts';

/**
 * Queues again whatever the rows say is unfinished. A job whose process was killed counts as running until it times
 * out, and one that failed too often is gone; after a start neither should be waited for. The keys are their own, so
 * that the old job does not stand in the way: handlers do nothing the second time.
 */
export async function resumeWork(context: Context): Promise<void> {
  const { db, clock } = context;
  const jobs = await jobsOf(context);
  const unbuilt = await db.select({ id: services.id }).from(services).where(eq(services.state, 'pending_setup'));
  for (const { id } of unbuilt) await jobs.enqueue(db, 'service.provision', { serviceId: id }, { key: `start ${id}` });

  const over = await db.select({ id: services.id }).from(services).where(isOver(clock.now()));
  for (const { id } of over) await jobs.enqueue(db, 'service.end', { serviceId: id }, { key: `start ${id}` });

  const untold = await db
    .select({ id: bankPayments.id })
    .from(bankPayments)
    .where(and(isNotNull(bankPayments.eventId), isNull(bankPayments.notifiedAt)));
  for (const { id } of untold) await jobs.enqueue(db, 'bank.notify', { bankPaymentId: id }, { key: `start ${id}` });

  const overdue = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, ['awaiting', 'pending', 'failed']), lte(payments.expiresAt, clock.now())));
  for (const { id } of overdue) await jobs.enqueue(db, 'payment.expire', { paymentId: id }, { key: `start ${id}` });
}
