import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Context, EventHandlers } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { services, transition } from '../../sales/index.ts';
import { settleRenewal } from '../lifecycle/extend.ts';
import { queueLifecycle } from '../lifecycle/lifecycle.ts';
import { provisionJob } from '../provisioning/provision.ts';
import { releaseUpgrade, settleUpgrade } from '../upgrades/settle.ts';

/** Effects of payments on services. */
export const servicePaymentHandlers: EventHandlers = {
  'payment.paid': async (context, tx, { payment, refuse }) => {
    if (payment.purpose === 'purchase') await startSetup(context, tx, payment.purchaseId);
    else if (payment.purpose === 'upgrade' && !(await settleUpgrade(context, tx, payment))) refuse();
    else if (payment.purpose === 'renewal' && !(await settleRenewal(context, tx, payment))) refuse();
  },
  'payment.charge_failed': (context, tx, { payment }) =>
    queueLifecycle(context, tx, `payment ${payment.id}`, eq(services.id, payment.serviceId ?? 0)),
  'payment.abandoned': (context, tx, { payment }) => releaseUpgrade(context, tx, payment),
  'balance.credited': (context, tx, { accountId, reference }) =>
    queueLifecycle(
      context,
      tx,
      reference,
      and(eq(services.accountId, accountId), inArray(services.state, ['failed_renew', 'suspended'])),
    ),
};

async function startSetup(context: Context, tx: Db, purchaseId: number | null): Promise<void> {
  if (purchaseId === null) return;
  const jobs = await jobsOf(context);
  const bought = await tx.select().from(services).where(eq(services.purchaseId, purchaseId)).orderBy(services.id);
  for (const service of bought) {
    if (await transition(tx, service, 'paid')) {
      await jobs.enqueue(tx, provisionJob, { serviceId: service.id }, { key: String(service.id) });
    }
  }
}
