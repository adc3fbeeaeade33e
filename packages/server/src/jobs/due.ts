import { and, eq, inArray, isNotNull, isNull, lte, or } from '../db/drizzle.ts';
import type { Context } from '../context.ts';
import { bankPayments } from '../modules/bank/tables.ts';
import { servicesWithDueStep } from '../modules/life/live.ts';
import { services } from '../modules/orders/tables.ts';
import { attemptsToLookAt, attemptsToOpen } from '../modules/payments/attempts.ts';
import { refundsToSend } from '../modules/payments/refunds.ts';
import { openStatuses, payments } from '../modules/payments/tables.ts';
import { dueAlerts } from '../modules/server-alerts/look.ts';
import { dueVatChecks } from '../modules/vat/check.ts';
import type { JobData, JobName } from './jobs.ts';
import { jobsOf } from './of-context.ts';

/**
 * Queues whatever the rows say is due by now: servers to build, steps in the life of services, payments that expire,
 * payments to open, look at or send back, messages of the bank, VAT ids to check, saved searches. The rows are the
 * truth, so nothing is lost with a job; handlers do nothing the second time.
 * @param prefix of the jobs' keys. A job whose process was killed counts as running until it times out; keys of a
 *   start's own aren't held up by it.
 */
export async function queueDueWork(context: Context, prefix = ''): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const jobs = await jobsOf(context);
  const queue = async <Name extends JobName>(
    name: Name,
    ids: readonly number[],
    dataOf: (id: number) => JobData[Name],
  ) => {
    for (const id of ids) await jobs.enqueue(db, name, dataOf(id), { key: `${prefix}${id}` });
  };
  const unbuilt = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.state, 'pending_setup'), or(isNull(services.setupNextAt), lte(services.setupNextAt, now))));
  await queue('service.provision', unbuilt.map(idOf), (serviceId) => ({ serviceId }));
  await queue('service.live', await servicesWithDueStep(context), (serviceId) => ({ serviceId }));
  const untold = await db
    .select({ id: bankPayments.id })
    .from(bankPayments)
    .where(and(isNotNull(bankPayments.eventId), isNull(bankPayments.notifiedAt)));
  for (const { id } of untold) await jobs.enqueue(db, 'bank.notify', { bankPaymentId: id }, { key: `${prefix}${id}` });
  const overdue = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.status, openStatuses), lte(payments.expiresAt, now)));
  await queue('payment.expire', overdue.map(idOf), (paymentId) => ({ paymentId }));
  await queue('payment.open', await attemptsToOpen(context), (attemptId) => ({ attemptId }));
  await queue('payment.look', await attemptsToLookAt(context), (attemptId) => ({ attemptId }));
  await queue('payment.refund', await refundsToSend(context), (refundId) => ({ refundId }));
  await queue('vat.check', await dueVatChecks(context), (legalEntityId) => ({ legalEntityId }));
  await queue('alert.look', await dueAlerts(context), (alertId) => ({ alertId }));
}

const idOf = ({ id }: { id: number }): number => id;
