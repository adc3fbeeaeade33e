import type { ServiceRow } from '../../sales/index.ts';
import { addDays } from '../dates.ts';
import type { RenewalSchedule } from './schedule.ts';

/** Columns that determine the automatic steps of a service. */
export type LifecycleState = Pick<
  ServiceRow,
  | 'state'
  | 'autoRenew'
  | 'paidUntil'
  | 'trialUntil'
  | 'activatedAt'
  | 'unpaidSince'
  | 'suspendedAt'
  | 'suspendedFor'
  | 'heldUntil'
  | 'nextFrom'
>;

/** States of a service whose term runs, or would restart when it’s renewed. */
export const renewableStates: readonly ServiceRow['state'][] = ['active', 'failed_renew', 'suspended'];

/** Whether a service is renewed when it’s paid for. One that staff have suspended isn't: it wouldn't run. */
export const isRenewable = ({
  state,
  autoRenew,
  suspendedFor,
}: Pick<LifecycleState, 'state' | 'autoRenew' | 'suspendedFor'>): boolean =>
  autoRenew && suspendedFor === null && renewableStates.includes(state);

/** The next automatic step of a service; `key` identifies it within the term. */
export interface Step {
  readonly kind: 'next_plan' | 'remind' | 'remind_end' | 'renew' | 'suspend' | 'warn' | 'delete' | 'end';
  readonly key: string;
}

/** Whether the running term is a trial. */
export const isOnTrial = ({ trialUntil, paidUntil }: Pick<LifecycleState, 'trialUntil' | 'paidUntil'>): boolean =>
  trialUntil !== null && trialUntil.getTime() === paidUntil?.getTime();

/** How long an unpaid service keeps running, in days. */
export const graceOf = (service: Pick<LifecycleState, 'trialUntil' | 'paidUntil'>, schedule: RenewalSchedule): number =>
  isOnTrial(service) ? 0 : schedule.graceDays;

/** When an unpaid service is suspended; null for one that is paid for or suspended. */
export const suspendsAt = (service: LifecycleState, schedule: RenewalSchedule): Date | null =>
  service.state === 'failed_renew' && service.unpaidSince
    ? notBefore(service.heldUntil, addDays(service.unpaidSince, graceOf(service, schedule)))
    : null;

/** When a suspended service is deleted with its data; null for one that staff have suspended. */
export const deletesAt = (service: LifecycleState, schedule: RenewalSchedule): Date | null =>
  service.state === 'suspended' && service.suspendedFor === null && service.suspendedAt
    ? notBefore(service.heldUntil, addDays(service.suspendedAt, schedule.keepDays))
    : null;

/** Until when staff keep a service from being suspended and deleted; null when they don't, or no longer. */
export const holdOf = ({ heldUntil }: Pick<LifecycleState, 'heldUntil'>, now: Date): Date | null =>
  heldUntil !== null && heldUntil > now ? heldUntil : null;

const notBefore = (earliest: Date | null, at: Date): Date => (earliest !== null && earliest > at ? earliest : at);

/**
 * The step of a service that is due by now, null for none. Suspension and deletion count from the step before, so that
 * customers don't lose time to downtime of the shop itself.
 * @param done keys of the steps already taken in this term
 */
export function dueStep(
  service: LifecycleState,
  now: Date,
  schedule: RenewalSchedule,
  done: ReadonlySet<string>,
): Step | null {
  const { state, autoRenew, paidUntil, nextFrom } = service;
  if (paidUntil === null || !renewableStates.includes(state)) return null;
  // A term that was paid for in advance begins with its smaller plan; any other one begins when it's paid for.
  if (nextFrom !== null && nextFrom <= now && nextFrom < paidUntil) return { kind: 'next_plan', key: 'next_plan' };
  if (!autoRenew) {
    if (now >= paidUntil) return { kind: 'end', key: 'end' };
    return reminder('remind_end', paidUntil, now, reminderDays(service, schedule), done);
  }
  // Nobody pays for what doesn't run, and what staff have suspended waits for staff.
  if (service.suspendedFor !== null) return null;
  if (state === 'suspended') {
    const deletes = deletesAt(service, schedule) ?? paidUntil;
    if (now >= deletes) return { kind: 'delete', key: 'delete' };
    const days = schedule.remindDays.filter((day) => day < schedule.keepDays);
    return reminder('warn', deletes, now, days, done);
  }
  if (now < paidUntil) return reminder('remind', paidUntil, now, reminderDays(service, schedule), done);
  const suspends = suspendsAt(service, schedule);
  if (suspends === null) return { kind: 'renew', key: 'renew' };
  return now >= suspends ? { kind: 'suspend', key: 'suspend' } : null;
}

/** Reminders about a trial are sent in its second half only. */
function reminderDays(service: LifecycleState, { remindDays }: RenewalSchedule): readonly number[] {
  const { activatedAt, paidUntil } = service;
  if (!isOnTrial(service) || !activatedAt || !paidUntil) return remindDays;
  const half = new Date((activatedAt.getTime() + paidUntil.getTime()) / 2);
  return remindDays.filter((day) => addDays(paidUntil, -day) >= half);
}

/** The latest reminder that is due, unless it was sent; earlier ones that were missed stay unsent. */
function reminder(
  kind: 'remind' | 'remind_end' | 'warn',
  end: Date,
  now: Date,
  days: readonly number[],
  done: ReadonlySet<string>,
): Step | null {
  const due = days.filter((day) => now >= addDays(end, -day));
  if (due.length === 0) return null;
  const key = `${kind}:${Math.min(...due)}`;
  return done.has(key) ? null : { kind, key };
}
