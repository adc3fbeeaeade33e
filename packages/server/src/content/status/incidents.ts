import type { StatusImpact, StatusState, StatusStep } from '@hoster/contract';
import { asc, desc, eq, gte, inArray, isNull, or } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { statusIncidents, statusUpdates } from './tables.ts';

type IncidentRow = typeof statusIncidents.$inferSelect;
type UpdateRow = typeof statusUpdates.$inferSelect;

/** An incident or maintenance, with what its last message says. */
export interface Incident extends IncidentRow {
  readonly step: StatusStep;
  readonly impact: StatusImpact;
  readonly components: readonly string[];
  readonly isOpen: boolean;
  /** Oldest first; at least one. */
  readonly updates: readonly UpdateRow[];
}

/** A period in which some components were affected. */
export interface Spell {
  readonly state: StatusState;
  readonly components: readonly string[];
  readonly from: number;
  readonly to: number;
}

const stateOf: Readonly<Record<StatusImpact, StatusState>> = {
  none: 'operational',
  minor: 'degraded',
  major: 'partial_outage',
  critical: 'major_outage',
};

/** Incidents that are open, or ended since a given time, newest first. */
export async function incidentsSince(db: Db, since: Date, now: Date): Promise<Incident[]> {
  const rows = await db
    .select()
    .from(statusIncidents)
    .where(or(isNull(statusIncidents.endsAt), gte(statusIncidents.endsAt, since)))
    .orderBy(desc(statusIncidents.startsAt), desc(statusIncidents.id))
    .limit(200);
  return withUpdates(db, rows, now);
}

/** One incident; null when there is none. */
export async function incidentById(db: Db, id: number, now: Date): Promise<Incident | null> {
  const rows = await db.select().from(statusIncidents).where(eq(statusIncidents.id, id));
  const [incident] = await withUpdates(db, rows, now);
  return incident ?? null;
}

/** Incidents with their messages, in the same order. One without a message is left out. */
export async function withUpdates(db: Db, rows: readonly IncidentRow[], now: Date): Promise<Incident[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const all = await db
    .select()
    .from(statusUpdates)
    .where(inArray(statusUpdates.incidentId, ids))
    .orderBy(asc(statusUpdates.createdAt), asc(statusUpdates.id));
  return rows.flatMap((row) => {
    const updates = all.filter(({ incidentId }) => incidentId === row.id);
    const last = updates.at(-1);
    if (!last) return [];
    const step = row.kind === 'maintenance' ? maintenanceStep(row, last.step, now) : last.step;
    const isOpen = step !== 'resolved' && step !== 'completed';
    return [{ ...row, step, isOpen, impact: last.impact, components: last.components, updates }];
  });
}

/** Maintenance starts and ends automatically at the planned time, unless staff ended it before. */
function maintenanceStep({ startsAt, endsAt }: IncidentRow, told: StatusStep, now: Date): StatusStep {
  if (told === 'completed' || (endsAt !== null && endsAt <= now)) return 'completed';
  return startsAt > now ? 'scheduled' : 'in_progress';
}

/** Effects of an incident on its components, message by message. The last period of an open one has no end. */
export function spellsOf({ kind, startsAt, endsAt, updates }: Incident): Spell[] {
  const end = endsAt?.getTime() ?? Infinity;
  return updates
    .map(({ impact, components, createdAt }, index) => ({
      state: kind === 'maintenance' ? ('maintenance' as const) : stateOf[impact],
      components,
      from: Math.max(index === 0 ? 0 : createdAt.getTime(), startsAt.getTime()),
      to: Math.min(updates[index + 1]?.createdAt.getTime() ?? end, end),
    }))
    .filter(({ state, from, to }) => state !== 'operational' && from < to);
}

/** Stores a message about an incident, which is locked. @returns its id */
export async function addUpdate(tx: Db, values: typeof statusUpdates.$inferInsert): Promise<number> {
  const [row] = await tx.insert(statusUpdates).values(values).returning({ id: statusUpdates.id });
  if (!row) throw new Error('The message was not stored');
  return row.id;
}
