import type { ServiceRow } from '../orders/tables.ts';
import { addDays, type LifeTerms } from './terms.ts';

/** What the life of a service depends on. */
export type Living = Pick<
  ServiceRow,
  'state' | 'autoRenew' | 'paidUntil' | 'trialUntil' | 'activatedAt' | 'unpaidSince' | 'suspendedAt'
>;

/** States of a service whose term runs, or would begin again when it’s renewed. */
export const livingStates: readonly ServiceRow['state'][] = ['active', 'failed_renew', 'suspended'];

/** Whether a service is renewed when it’s paid for. */
export const isRenewable = ({ state, autoRenew }: Pick<Living, 'state' | 'autoRenew'>): boolean =>
  autoRenew && livingStates.includes(state);

/** The next thing that happens to a service by itself; `key` names it within the term. */
export interface Step {
  readonly kind: 'remind' | 'remind_end' | 'renew' | 'suspend' | 'warn' | 'delete' | 'end';
  readonly key: string;
}

/** Whether the running term is a trial. */
export const isOnTrial = ({ trialUntil, paidUntil }: Pick<Living, 'trialUntil' | 'paidUntil'>): boolean =>
  trialUntil !== null && trialUntil.getTime() === paidUntil?.getTime();

/** How long a service runs on unpaid, in days. */
export const graceOf = (service: Pick<Living, 'trialUntil' | 'paidUntil'>, terms: LifeTerms): number =>
  isOnTrial(service) ? 0 : terms.graceDays;

/** When an unpaid service is suspended; null for one that is paid for or suspended. */
export const suspendsAt = (service: Living, terms: LifeTerms): Date | null =>
  service.state === 'failed_renew' && service.unpaidSince
    ? addDays(service.unpaidSince, graceOf(service, terms))
    : null;

/** When a suspended service is deleted with its data. */
export const deletesAt = (service: Living, terms: LifeTerms): Date | null =>
  service.state === 'suspended' && service.suspendedAt ? addDays(service.suspendedAt, terms.keepDays) : null;

/**
 * The step of a service that is due by now, null for none. Suspension and deletion count from the step before, so that
 * customers don't lose time while the shop itself was down.
 * @param done keys of the steps that this term has had
 */
export function dueStep(service: Living, now: Date, terms: LifeTerms, done: ReadonlySet<string>): Step | null {
  const { state, autoRenew, paidUntil } = service;
  if (paidUntil === null || !livingStates.includes(state)) return null;
  if (!autoRenew) {
    if (now >= paidUntil) return { kind: 'end', key: 'end' };
    return reminder('remind_end', paidUntil, now, reminderDays(service, terms), done);
  }
  if (state === 'suspended') {
    const deletes = deletesAt(service, terms) ?? paidUntil;
    if (now >= deletes) return { kind: 'delete', key: 'delete' };
    const days = terms.remindDays.filter((day) => day < terms.keepDays);
    return reminder('warn', deletes, now, days, done);
  }
  if (now < paidUntil) return reminder('remind', paidUntil, now, reminderDays(service, terms), done);
  const suspends = suspendsAt(service, terms);
  if (suspends === null) return { kind: 'renew', key: 'renew' };
  return now >= suspends ? { kind: 'suspend', key: 'suspend' } : null;
}

/** A trial is reminded of in its second half only. */
function reminderDays(service: Living, { remindDays }: LifeTerms): readonly number[] {
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
