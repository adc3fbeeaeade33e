import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { bankPayments } from '../modules/bank/tables.ts';
import { servicesWithDueStep } from '../modules/life/live.ts';
import { services } from '../modules/orders/tables.ts';
import { attemptsToLookAt, attemptsToOpen } from '../modules/payments/attempts.ts';
import { refundsToSend } from '../modules/payments/refunds.ts';
import { payments } from '../modules/payments/tables.ts';
import { dueAlerts } from '../modules/server-alerts/look.ts';
import { dueVatChecks } from '../modules/vat/check.ts';
import { jobsOf } from './of-context.ts';

/**
 * Queues whatever the rows say is due by now: servers to build, steps in the life of services, payments that expire,
 * payments to open, look at or send back, messages of the bank, VAT ids to check, saved searches. The rows are the truth, so nothing is lost with a job; handlers do nothing the second time.
 * @param prefix of the jobs' keys. A job whose process was killed counts as running until it times out; keys of a
 *   start's own aren't held up by it.
 */
export async function queueDueWork(context: Context, prefix = ''): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const jobs = await jobsOf(context);
  const unbuilt = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.state, 'pending_setup'), or(isNull(services.setupNextAt), lte(services.setupNextAt, now))));
  for (const { id } of unbuilt) {
    await jobs.enqueue(db, 'service.provision', { serviceId: id }, { key: `${prefix}${id}` });
  }
  for (const id of await servicesWithDueStep(context)) {
    await jobs.enqueue(db, 'service.live', { serviceId: id }, { key: `${prefix}${id}` });
  }
  const untold = await db
    .select({ id: bankPayments.id })
    .from(bankPayments)
    .where(and(isNotNull(bankPayments.eventId), isNull(bankPayments.notifiedAt)));
  for (const { id } of untold) {
    await jobs.enqueue(db, 'bank.notify', { bankPaymentId: id }, { key: `${prefix}${id}` });
  }
  const overdue = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, ['awaiting', 'pending', 'failed']), lte(payments.expiresAt, now)));
  for (const { id } of overdue) {
    await jobs.enqueue(db, 'payment.expire', { paymentId: id }, { key: `${prefix}${id}` });
  }
  for (const attemptId of await attemptsToOpen(context)) {
    await jobs.enqueue(db, 'payment.open', { attemptId }, { key: `${prefix}${attemptId}` });
  }
  for (const attemptId of await attemptsToLookAt(context)) {
    await jobs.enqueue(db, 'payment.look', { attemptId }, { key: `${prefix}${attemptId}` });
  }
  for (const refundId of await refundsToSend(context)) {
    await jobs.enqueue(db, 'payment.refund', { refundId }, { key: `${prefix}${refundId}` });
  }
  for (const id of await dueVatChecks(context)) {
    await jobs.enqueue(db, 'vat.check', { legalEntityId: id }, { key: `${prefix}${id}` });
  }
  for (const id of await dueAlerts(context)) {
    await jobs.enqueue(db, 'alert.look', { alertId: id }, { key: `${prefix}${id}` });
  }
}
