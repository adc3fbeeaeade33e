import { defineMessages } from '@formatjs/intl';
import type { StaffIncidentWrite, StatusIncidentRequest, StatusStep, StatusUpdateRequest } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { listComponents } from './components.ts';
import { addUpdate, incidentById } from './incidents.ts';
import { startMailing } from './mailing/send.ts';
import { versionOf } from './staff-read.ts';
import { statusIncidents, statusUpdates } from './tables.ts';

const texts = defineMessages({
  unknown: { id: 'content.status.unknown', defaultMessage: 'There’s no such component: see the status page.' },
  end: { id: 'content.status.end', defaultMessage: 'Maintenance must end after it starts.' },
  endless: { id: 'content.status.endless', defaultMessage: 'Set the planned end of the maintenance.' },
  noEnd: { id: 'content.status.no-end', defaultMessage: 'Only maintenance has a planned end.' },
  future: { id: 'content.status.future', defaultMessage: 'An incident can’t start in the future.' },
  step: { id: 'content.status.step', defaultMessage: 'This step isn’t possible here.' },
  reused: {
    id: 'content.status.reused',
    defaultMessage: 'This form was already sent with other content. Reload the page.',
    description: 'Error: a form was sent twice, the second time with other content',
  },
  changed: {
    id: 'content.status.changed',
    defaultMessage: 'Somebody else has just changed this. Reload the page to see their changes.',
    description: 'Error: two members of the staff change the same incident',
  },
  ended: { id: 'content.status.ended', defaultMessage: 'An incident that’s open has no end.' },
  needsEnd: { id: 'content.status.no-end-left', defaultMessage: 'What has ended needs its end.' },
  past: { id: 'content.status.past', defaultMessage: 'The end can’t be in the future.' },
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
    const known = await sentBefore(tx, body.key);
    if (known !== null) return known;
    const [row] = await tx
      .insert(statusIncidents)
      .values({ kind, title, startsAt, endsAt })
      .returning({ id: statusIncidents.id });
    if (!row) throw new Error('The incident was not stored');
    const updateId = await addUpdate(tx, {
      incidentId: row.id,
      step,
      impact,
      components,
      text: message,
      createdAt: now,
      requestKey: body.key ?? null,
    });
    if (body.email) await startMailing(context, tx, { id: row.id, kind }, { updateId, impact });
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
    const known = await sentBefore(tx, body.key);
    if (known === id) return;
    if (known !== null) throw new AppError({ status: 409, code: 'idempotency_key_reused', detail: texts.reused });
    if (!incident.isOpen) throw new AppError({ status: 409, code: 'over', detail: texts.over });
    if (!steps[incident.kind].includes(body.step)) throw new FieldError({ step: [texts.step] });
    const impact = body.impact ?? incident.impact;
    const updateId = await addUpdate(tx, {
      incidentId: id,
      step: body.step,
      impact,
      components: body.components ?? [...incident.components],
      text: body.message,
      createdAt: now,
      requestKey: body.key ?? null,
    });
    if (body.email) await startMailing(context, tx, incident, { updateId, impact });
    if (body.step === 'resolved' || body.step === 'completed') {
      await tx.update(statusIncidents).set({ endsAt: now }).where(eq(statusIncidents.id, id));
    }
  });
}

/**
 * Corrects the texts and times of an incident.
 * @throws AppError 404, 409 `record_changed`, FieldError
 */
export async function correctIncident(context: Context, id: number, body: StaffIncidentWrite): Promise<void> {
  const { clock, db } = context;
  const now = clock.now();
  const startsAt = new Date(body.starts);
  const endsAt = body.ends === null ? null : new Date(body.ends);
  await db.transaction(async (tx) => {
    await tx.select().from(statusIncidents).where(eq(statusIncidents.id, id)).for('update');
    const incident = await incidentById(tx, id, now);
    if (!incident) throw notFound(`No incident ${id}`);
    if (versionOf(incident) !== body.version) {
      throw new AppError({ status: 409, code: 'record_changed', detail: texts.changed });
    }
    if (endsAt !== null && endsAt <= startsAt) throw new FieldError({ ends: [texts.end] });
    if (incident.kind === 'maintenance' && endsAt === null) throw new FieldError({ ends: [texts.endless] });
    if (incident.kind === 'incident') {
      if (startsAt > now) throw new FieldError({ starts: [texts.future] });
      if (incident.isOpen && endsAt !== null) throw new FieldError({ ends: [texts.ended] });
      if (!incident.isOpen && endsAt === null) throw new FieldError({ ends: [texts.needsEnd] });
    }
    const wasEnded = ['resolved', 'completed'].includes(incident.updates.at(-1)?.step ?? '');
    if (wasEnded && endsAt !== null && endsAt > now) throw new FieldError({ ends: [texts.past] });
    await tx.update(statusIncidents).set({ title: body.title, startsAt, endsAt }).where(eq(statusIncidents.id, id));
    for (const message of body.messages) {
      const isItsOwn = and(eq(statusUpdates.id, message.id), eq(statusUpdates.incidentId, id));
      await tx.update(statusUpdates).set({ text: message.text }).where(isItsOwn);
    }
  });
}

/** Incident of the message that a key has stored; null for a new key. Others with the key wait until then. */
async function sentBefore(tx: Db, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  await takeTurns(tx, `status ${key}`);
  const [made] = await tx
    .select({ id: statusUpdates.incidentId })
    .from(statusUpdates)
    .where(eq(statusUpdates.requestKey, key));
  return made?.id ?? null;
}

async function refuseUnknown({ db }: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const known = new Set((await listComponents(db)).map(({ key }) => key));
  if (keys.some((key) => !known.has(key))) throw new FieldError({ components: [texts.unknown] });
}
