import { defineMessage } from '@formatjs/intl';
import { translations } from '../../i18n/translate.ts';
import { and, eq, exists, gt, lte, notExists } from '../../platform/db/drizzle.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { type Context, dayMilliseconds } from '../../platform/index.ts';
import { addUpdate, incidentById } from './incidents.ts';
import { startMailing } from './mailing/send.ts';
import { statusMailings } from './mailing/tables.ts';
import { statusIncidents, statusUpdates } from './tables.ts';

/** Time in which staff may still move the end of maintenance that takes longer, before anybody reads that it's over. */
const graceMilliseconds = 15 * 60_000;

const over = defineMessage({
  id: 'content.status.over-as-planned',
  defaultMessage: 'The maintenance ended at its planned time.',
  description: 'Last message about maintenance, on the status page and in an email',
});

/**
 * Says of maintenance that has ended at its planned time that it’s completed, to those who were emailed its announcement.
 * Staff who end it earlier say so themselves.
 */
export const completeMaintenanceJob: Job<{ incidentId: number }> = {
  name: 'status.complete-maintenance',
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 15 },
  handle: async (context, { incidentId }) => completeMaintenance(context, incidentId),
  due: async (context) => dueById(await endedAsPlanned(context), (incidentId) => ({ incidentId })),
};

/** Maintenance that was announced by email, ended within the last day and isn’t marked as completed. */
async function endedAsPlanned({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<number[]> {
  const now = clock.now().getTime();
  const { endsAt, id, kind } = statusIncidents;
  const completed = db
    .select({ id: statusUpdates.id })
    .from(statusUpdates)
    .where(and(eq(statusUpdates.incidentId, id), eq(statusUpdates.step, 'completed')));
  const mailed = db
    .select({ id: statusMailings.updateId })
    .from(statusMailings)
    .where(eq(statusMailings.incidentId, id));
  const rows = await db
    .select({ id })
    .from(statusIncidents)
    .where(
      and(
        eq(kind, 'maintenance'),
        lte(endsAt, new Date(now - graceMilliseconds)),
        // What ended while nothing ran is old news.
        gt(endsAt, new Date(now - dayMilliseconds)),
        exists(mailed),
        notExists(completed),
      ),
    );
  return rows.map((row) => row.id);
}

async function completeMaintenance(context: Context, id: number): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    await tx.select().from(statusIncidents).where(eq(statusIncidents.id, id)).for('update');
    // Asked again under the lock: staff may have ended it, or moved its end, in the meantime.
    if (!(await endedAsPlanned({ clock: context.clock, db: tx })).includes(id)) return;
    const incident = await incidentById(tx, id, now);
    if (!incident) return;
    const { components, impact } = incident;
    const updateId = await addUpdate(tx, {
      incidentId: id,
      step: 'completed',
      impact,
      components: [...components],
      text: translations(over),
      createdAt: now,
    });
    await startMailing(context, tx, incident, { updateId, impact });
  });
}
