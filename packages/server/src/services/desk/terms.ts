import type { StaffServiceUpdate } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import { recipientOf, serviceChanged, type ServiceRow, services } from '../../sales/index.ts';
import { addDays, addMonths } from '../dates.ts';
import { renewableStates } from '../lifecycle/due-step.ts';
import { type Changed, wrongState } from './change.ts';
import { mailExtended, mailMoved } from './emails.ts';
import { moveTerm } from './move-term.ts';
import { deskTexts } from './texts.ts';

/** How far ahead a day may be, in months. */
const MOST_MONTHS = 36;

type Of<Kind extends StaffServiceUpdate['change']> = Extract<StaffServiceUpdate, { change: Kind }>;

/** Adds days for free to a service's term. @throws AppError 409 for one without a term, FieldError */
export async function extendFree(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { days }: Pick<Of<'extend'>, 'days'>,
): Promise<Changed> {
  const now = context.clock.now();
  const before = endOf(service);
  const wanted = addDays(before > now ? before : now, days);
  if (wanted > addMonths(now, MOST_MONTHS)) throw new FieldError({ days: [deskTexts.far] });
  const until = await moveTerm(context, tx, service, wanted);
  await mailExtended(context, tx, await recipientOf(tx, service), service, { days, until });
  return { before: termOf(service), after: { ...termOf(service, until), days } };
}

/** Ends a service's term on another day, at the time of the day at which it ends. @throws as `extendFree` */
export async function moveEnd(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { until: day }: Pick<Of<'move_term'>, 'until'>,
): Promise<Changed | null> {
  const before = endOf(service);
  if (before.toISOString().startsWith(day)) return null;
  const wanted = new Date(`${day}${before.toISOString().slice(10)}`);
  checkDay(context, wanted);
  const until = await moveTerm(context, tx, service, wanted);
  await mailMoved(context, tx, await recipientOf(tx, service), service, until);
  return { before: termOf(service), after: termOf(service, until) };
}

/** Keeps a service from being suspended and deleted until a day, 00:00 UTC. @throws AppError 409, FieldError */
export async function hold(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { until: day }: Pick<Of<'hold'>, 'until'>,
): Promise<Changed | null> {
  const until = day === null ? null : startOf(day);
  if (until?.getTime() === service.heldUntil?.getTime()) return null;
  endOf(service);
  if (until !== null) checkDay(context, until);
  await tx.update(services).set({ heldUntil: until }).where(eq(services.id, service.id));
  await serviceChanged(tx, service);
  return {
    before: { held_until: service.heldUntil?.toISOString() ?? null },
    after: { held_until: until?.toISOString() ?? null },
  };
}

/** A calendar day's start, UTC. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** @throws FieldError for `until` in the past or too far ahead */
export function checkDay({ clock }: Pick<Context, 'clock'>, until: Date): void {
  const now = clock.now();
  if (until <= now) throw new FieldError({ until: [deskTexts.past] });
  if (until > addMonths(now, MOST_MONTHS)) throw new FieldError({ until: [deskTexts.far] });
}

/** End of the running term. @throws AppError 409 for a service without one */
function endOf({ paidUntil, state }: ServiceRow): Date {
  if (paidUntil === null || !renewableStates.includes(state)) throw wrongState();
  return paidUntil;
}

const termOf = ({ paidUntil, state }: ServiceRow, until: Date | null = paidUntil) => ({
  paid_until: until?.toISOString() ?? null,
  // What it was in, so that the log says whether it runs again.
  ...(until === paidUntil && { state }),
});
