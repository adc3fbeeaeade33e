import type { StatusImpact } from '@hoster/contract';
import { and, asc, eq, isNull, lt } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/index.ts';
import { dueById, type Job, jobsOf } from '../../../platform/jobs/index.ts';
import { userRecipient } from '../../../billing/index.ts';
import { notify } from '../../../live/index.ts';
import { statusIncidents, statusUpdates } from '../tables.ts';
import { mailUpdate } from './emails.ts';
import { customersReached, isUrgent } from './reach.ts';
import { statusMailings, statusMails } from './tables.ts';

/** Customers of a portion: they're emailed in one transaction. */
const portionSize = 25;
/** Portions of a run, so that it ends long before the queue takes it for dead. The next one follows within seconds. */
const portionsOfRun = 40;

type IncidentRow = typeof statusIncidents.$inferSelect;

/** Message whose recipients get the further ones of an incident; null: none was emailed yet. */
export async function firstMailing(db: Db, incidentId: number): Promise<number | null> {
  const [first] = await db
    .select({ id: statusMailings.updateId })
    .from(statusMailings)
    .where(eq(statusMailings.incidentId, incidentId))
    .orderBy(asc(statusMailings.updateId))
    .limit(1);
  return first?.id ?? null;
}

/** Queues the emails about a message, in the transaction that stores it. The incident is locked. */
export async function startMailing(
  context: Context,
  tx: Db,
  { id: incidentId, kind }: Pick<IncidentRow, 'id' | 'kind'>,
  { impact, updateId }: { updateId: number; impact: StatusImpact },
): Promise<void> {
  await tx.insert(statusMailings).values({
    updateId,
    incidentId,
    firstId: await firstMailing(tx, incidentId),
    isUrgent: isUrgent(kind, impact),
    createdAt: context.clock.now(),
  });
  await (await jobsOf(context)).enqueue(tx, statusMailingJob, { updateId }, { key: String(updateId) });
}

/**
 * Emails a message to the next customers. Who was reached, and how far it has come, is stored with their emails: a process
 * that is killed has sent to all of a portion or to none of it.
 * @returns whether there are more
 */
export async function mailPortion(context: Context, updateId: number, size = portionSize): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [mailing] = await tx.select().from(statusMailings).where(eq(statusMailings.updateId, updateId)).for('update');
    if (!mailing || mailing.doneAt !== null) return false;
    const { firstId, incidentId } = mailing;
    const unfinished = and(
      eq(statusMailings.incidentId, incidentId),
      lt(statusMailings.updateId, updateId),
      isNull(statusMailings.doneAt),
    );
    // Nobody reads that an incident is resolved before they read of it.
    if ((await tx.$count(statusMailings, unfinished)) > 0) return false;
    const [found] = await tx
      .select()
      .from(statusUpdates)
      .innerJoin(statusIncidents, eq(statusIncidents.id, statusUpdates.incidentId))
      .where(eq(statusUpdates.id, updateId));
    if (!found) return false;
    const { status_incidents: incident, status_updates: update } = found;
    const reach = { components: update.components, firstId, isUrgent: mailing.isUrgent };
    const customers = await customersReached(tx, reach, { after: mailing.afterAccount, limit: size });
    for (const { accountId, isMuted, services, userId } of customers) {
      await tx.insert(statusMails).values({ updateId, accountId, isEmailed: !isMuted });
      if (firstId === null) await notifyOf(tx, accountId, incident);
      if (isMuted) continue;
      const about = { ...incident, step: update.step, text: update.text, isUrgent: mailing.isUrgent };
      const to = await userRecipient(tx, userId, accountId);
      await mailUpdate(context, tx, to, { ...about, isFirst: firstId === null }, services);
    }
    const hasMore = customers.length === size;
    await tx
      .update(statusMailings)
      .set({
        afterAccount: customers.at(-1)?.accountId ?? mailing.afterAccount,
        doneAt: hasMore ? null : context.clock.now(),
      })
      .where(eq(statusMailings.updateId, updateId));
    return hasMore;
  });
}

const notifyOf = (tx: Db, accountId: number, { id, kind, title }: IncidentRow) =>
  notify(tx, { accountId }, { kind: 'status_incident', params: { what: kind, ...title }, link: `/status/${id}/` });

/** Emails messages about incidents and maintenance to the customers whom they affect. */
export const statusMailingJob: Job<{ updateId: number }> = {
  name: 'status.mailing',
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 5 },
  handle: async (context, { updateId }) => {
    for (let portion = 0; portion < portionsOfRun; portion++) if (!(await mailPortion(context, updateId))) return;
  },
  due: async ({ db }) => {
    const rows = await db
      .select({ id: statusMailings.updateId })
      .from(statusMailings)
      .where(isNull(statusMailings.doneAt))
      .orderBy(asc(statusMailings.updateId));
    return dueById(
      rows.map(({ id }) => id),
      (updateId) => ({ updateId }),
    );
  },
};
