import { defineMessages } from '@formatjs/intl';
import type { StatusIncidentRequest, StatusStep, StatusUpdateRequest } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { listComponents } from './components.ts';
import { incidentById } from './incidents.ts';
import { statusIncidents, statusUpdates } from './tables.ts';

const texts = defineMessages({
  unknown: { id: 'content.status.unknown', defaultMessage: 'There’s no such component: see the status page.' },
  end: { id: 'content.status.end', defaultMessage: 'Maintenance must end after it starts.' },
  endless: { id: 'content.status.endless', defaultMessage: 'Set the planned end of the maintenance.' },
  noEnd: { id: 'content.status.no-end', defaultMessage: 'Only maintenance has a planned end.' },
  future: { id: 'content.status.future', defaultMessage: 'An incident can’t start in the future.' },
  step: { id: 'content.status.step', defaultMessage: 'This step isn’t possible here.' },
  over: { id: 'content.status.over', defaultMessage: 'This has already ended.' },
});

const steps: Readonly<Record<'incident' | 'maintenance', readonly StatusStep[]>> = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['scheduled', 'in_progress', 'completed'],
};

/** Opens an incident or announces maintenance. @returns its id @throws FieldError */
export async function openIncident(context: Context, body: StatusIncidentRequest): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const { title, message, impact, components, step } = body;
  const kind = step === 'scheduled' ? 'maintenance' : 'incident';
  const startsAt = body.starts === undefined ? now : new Date(body.starts);
  const endsAt = body.ends === undefined ? null : new Date(body.ends);
  if (kind === 'maintenance' && endsAt === null) throw new FieldError({ ends: [texts.endless] });
  if (kind === 'incident' && endsAt !== null) throw new FieldError({ ends: [texts.noEnd] });
  if (kind === 'incident' && startsAt > now) throw new FieldError({ starts: [texts.future] });
  if (endsAt !== null && endsAt <= startsAt) throw new FieldError({ ends: [texts.end] });
  await refuseUnknown(context, components);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(statusIncidents)
      .values({ kind, title, startsAt, endsAt })
      .returning({ id: statusIncidents.id });
    if (!row) throw new Error('The incident was not stored');
    await tx
      .insert(statusUpdates)
      .values({ incidentId: row.id, step, impact, components, text: message, createdAt: now });
    return row.id;
  });
}

/** Adds a message to an open incident, and ends it where the message says so. @throws AppError 404, 409, FieldError */
export async function updateIncident(context: Context, id: number, body: StatusUpdateRequest): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await refuseUnknown(context, body.components ?? []);
  await db.transaction(async (tx) => {
    // Serialises two messages sent at the same time.
    await tx.select().from(statusIncidents).where(eq(statusIncidents.id, id)).for('update');
    const incident = await incidentById(tx, id, now);
    if (!incident) throw notFound(`No incident ${id}`);
    if (!incident.isOpen) throw new AppError({ status: 409, code: 'over', detail: texts.over });
    if (!steps[incident.kind].includes(body.step)) throw new FieldError({ step: [texts.step] });
    await tx.insert(statusUpdates).values({
      incidentId: id,
      step: body.step,
      impact: body.impact ?? incident.impact,
      components: body.components ?? [...incident.components],
      text: body.message,
      createdAt: now,
    });
    if (body.step === 'resolved' || body.step === 'completed') {
      await tx.update(statusIncidents).set({ endsAt: now }).where(eq(statusIncidents.id, id));
    }
  });
}

async function refuseUnknown({ db }: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const known = new Set((await listComponents(db)).map(({ key }) => key));
  if (keys.some((key) => !known.has(key))) throw new FieldError({ components: [texts.unknown] });
}
