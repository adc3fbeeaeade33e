import { and, eq, inArray, isNull, lte, ne, or, type SQL } from '../../platform/db/drizzle.ts';
import { companySettingsOf } from '../../platform/company/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { dueById, type Job, jobsOf } from '../../platform/jobs/index.ts';
import { endService } from '../cancel/cancel.ts';
import { recipientOf, type ServiceRow, services, serviceSteps, transition } from '../../sales/index.ts';
import { balanceOf, lockOpenAccount, renewalCardOf } from '../../billing/index.ts';
import { beginNextPlan } from '../next-plan/begin.ts';
import { mailBegun } from '../next-plan/emails.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { applyState } from '../provisioning/apply.ts';
import { deletesAt, dueStep, isOnTrial, isRenewable, renewableStates, suspendsAt, type Step } from './due-step.ts';
import { isBeingPaid } from './open-renewals.ts';
import { chargeRenewal, renewFromBalance } from './renew.ts';
import { renewalSourceOf } from './renewal-source.ts';
import { renewalOf } from './renewal-price.ts';
import { recordStep, takenSteps } from './service-steps.ts';
import { addDays } from '../dates.ts';
import { mailEnds, mailReminder, mailSuspended, mailUnpaid, mailWarning, type RenewalDebt } from './emails.ts';

/** Takes every step that is due for a service by now, each in a transaction of its own. Safe to repeat. */
export async function takeDueSteps(context: Context, serviceId: number): Promise<void> {
  while (await takeStep(context, serviceId));
}

/** @returns whether anything has changed, so that another step may be due */
async function takeStep(context: Context, serviceId: number): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [known] = await tx.select({ accountId: services.accountId }).from(services).where(eq(services.id, serviceId));
    if (!known) return false;
    await lockOpenAccount(tx, known.accountId);
    const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
    if (!service?.paidUntil || !(await hasSeller(tx))) return false;
    const isOwed = service.state === 'failed_renew' || service.state === 'suspended';
    if (isOwed && isRenewable(service) && service.autoPay && (await renewFromBalance(context, tx, service)))
      return true;
    const done = await takenSteps(tx, service);
    const step = dueStep(service, context.clock.now(), context.settings.schedule, done);
    if (step === null) return false;
    return step.kind === 'renew' ? renew(context, tx, service, done) : carryOut(context, tx, service, step);
  });
}

/**
 * Without a seller there's no invoice, so nothing can be renewed or paid for, and no customer loses a service for that: all
 * steps wait until staff have filled the seller in.
 */
const hasSeller = async (db: Pick<Db, 'select'>): Promise<boolean> => (await companySettingsOf(db)).company !== null;

/** Services with a due step. */
async function servicesWithDueStep({ db, clock, settings }: Context): Promise<number[]> {
  if (!(await hasSeller(db))) return [];
  const now = clock.now();
  const rows = await db
    .select({
      id: services.id,
      state: services.state,
      autoRenew: services.autoRenew,
      paidUntil: services.paidUntil,
      trialUntil: services.trialUntil,
      activatedAt: services.activatedAt,
      unpaidSince: services.unpaidSince,
      suspendedAt: services.suspendedAt,
      suspendedFor: services.suspendedFor,
      heldUntil: services.heldUntil,
      nextFrom: services.nextFrom,
    })
    .from(services)
    .where(
      and(
        inArray(services.state, renewableStates),
        or(
          lte(services.paidUntil, addDays(now, Math.max(0, ...settings.schedule.remindDays))),
          lte(services.nextFrom, now),
        ),
      ),
    );
  const ids = rows.map(({ id }) => id);
  const steps = await db
    .select({ id: serviceSteps.serviceId, step: serviceSteps.step })
    .from(serviceSteps)
    .innerJoin(services, and(eq(services.id, serviceSteps.serviceId), eq(services.paidUntil, serviceSteps.termEnd)))
    .where(inArray(serviceSteps.serviceId, ids));
  const done = Map.groupBy(steps, ({ id }) => id);
  return rows
    .filter((row) => dueStep(row, now, settings.schedule, new Set(done.get(row.id)?.map(({ step }) => step))))
    .map(({ id }) => id);
}

/** Takes the due steps of services. */
export const lifecycleJob: Job<{ serviceId: number }> = {
  name: 'service.lifecycle',
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 5 },
  handle: (context, { serviceId }) => takeDueSteps(context, serviceId),
  due: async (context) => dueById(await servicesWithDueStep(context), (serviceId) => ({ serviceId })),
};

/**
 * From the balance, then from the saved card, or the other way round; if neither works, or auto-renewal is off, the
 * customer is notified.
 */
async function renew(context: Context, tx: Db, service: ServiceRow, done: ReadonlySet<string>): Promise<boolean> {
  if (service.autoPay) {
    const mayCharge = !done.has('charge_card');
    const cardFirst = mayCharge && (await renewalSourceOf(tx, service.accountId)) === 'card';
    if (cardFirst && !(await isBeingPaid(tx, service)) && (await charge(context, tx, service))) return false;
    if (await renewFromBalance(context, tx, service)) return true;
    if (await isBeingPaid(tx, service)) return false;
    if (mayCharge && !cardFirst && (await charge(context, tx, service))) return false;
  } else if (await isBeingPaid(tx, service)) return false;
  const { schedule } = context.settings;
  const unpaidSince = context.clock.now();
  if (!(await transition(tx, service, 'renewal_failed', { unpaidSince }))) return false;
  // Its price applies to a term that is over.
  await abandonUpgrade(context, tx, service.id);
  await recordStep(context, tx, service, 'unpaid');
  const suspends = suspendsAt({ ...service, state: 'failed_renew', unpaidSince }, schedule) ?? unpaidSince;
  // Without a grace period, the email about the suspension follows immediately.
  if (suspends > unpaidSince) {
    const due = await renewalOf(tx, service, context.clock.now());
    const card = done.has('charge_card') ? await renewalCardOf(context, tx, service.accountId) : undefined;
    const about = await owed(context, tx, service, due.total.total, unpaidSince);
    await mailUnpaid(context, tx, await recipientOf(tx, service), about, { suspends, card });
  }
  return true;
}

/** @returns false when there's no card */
async function charge(context: Context, tx: Db, service: ServiceRow): Promise<boolean> {
  if (!(await chargeRenewal(context, tx, service))) return false;
  await recordStep(context, tx, service, 'charge_card');
  return true;
}

async function carryOut(context: Context, tx: Db, service: ServiceRow, { kind, key }: Step): Promise<boolean> {
  const { clock, settings } = context;
  const { paidUntil } = service;
  if (paidUntil === null) return false;
  await recordStep(context, tx, service, key);
  if (kind === 'end' || kind === 'delete') {
    await endService(context, tx, service, { by: null, failure: kind === 'delete' ? 'unpaid' : null });
    return true;
  }
  const to = await recipientOf(tx, service);
  if (kind === 'next_plan') {
    if (await beginNextPlan(context, tx, service)) await mailBegun(context, tx, to, service);
    return true;
  }
  if (kind === 'remind_end') {
    await mailEnds(context, tx, to, service, paidUntil);
    return true;
  }
  const now = clock.now();
  const by = paidUntil > now ? paidUntil : now;
  const about = await owed(context, tx, service, (await renewalOf(tx, service, now)).total.total, by);
  if (kind === 'suspend') {
    const suspendedAt = clock.now();
    if (!(await transition(tx, service, 'suspend', { suspendedAt }))) return false;
    await applyState(context, tx, service.id, 'suspend');
    const deletes = deletesAt({ ...service, state: 'suspended', suspendedAt }, settings.schedule) ?? suspendedAt;
    await mailSuspended(context, tx, to, { ...about, isTrial: isOnTrial(service) }, deletes);
  } else if (kind === 'warn') {
    await mailWarning(context, tx, to, about, deletesAt(service, settings.schedule) ?? clock.now());
  } else {
    const what = isOnTrial(service) ? 'trial' : 'renewal';
    const card = await renewalCardOf(context, tx, service.accountId, paidUntil);
    const expiring = card ? undefined : await renewalCardOf(context, tx, service.accountId);
    await mailReminder(context, tx, to, about, { what, day: paidUntil, card, expiring });
  }
  return true;
}

/**
 * Amount due for a service by a day. The balance pays for whatever is due first, so the shortfall includes every other
 * service of the account that renews by then. EUR cents.
 */
async function owed(context: Context, tx: Db, service: ServiceRow, totalCents: number, by: Date): Promise<RenewalDebt> {
  const { id, kind, name, accountId, autoPay, nextFrom, nextPlan } = service;
  const named = { id, kind, name, nextFrom, nextPlan };
  const others = await tx
    .select()
    .from(services)
    .where(
      and(
        eq(services.accountId, accountId),
        ne(services.id, id),
        inArray(services.state, renewableStates),
        isNull(services.suspendedFor),
        eq(services.autoRenew, true),
        eq(services.autoPay, true),
        lte(services.paidUntil, by),
      ),
    );
  let dueCents = totalCents;
  for (const other of others) dueCents += (await renewalOf(tx, other, context.clock.now())).total.total;
  const balanceCents = await balanceOf(tx, accountId);
  const missingCents = Math.max(0, dueCents - Math.max(0, balanceCents));
  return { ...named, totalCents, missingCents, hasOthers: others.length > 0, autoPay };
}

/**
 * Queues the due steps of services after a failed payment, or when there's money for unpaid ones.
 * @param event part of the job's key, because a running job may have missed it
 */
export async function queueLifecycle(
  context: Context,
  tx: Db,
  event: string,
  condition: SQL | undefined,
): Promise<void> {
  const rows = await tx.select({ id: services.id }).from(services).where(condition);
  if (rows.length === 0) return;
  const jobs = await jobsOf(context);
  for (const { id } of rows) await jobs.enqueue(tx, lifecycleJob, { serviceId: id }, { key: `${id} ${event}` });
}
