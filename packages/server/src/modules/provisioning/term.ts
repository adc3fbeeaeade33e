import { vpsTrial } from '../catalogue/vps.ts';
import type { ServiceRow } from '../orders/tables.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const trialDays = { free: vpsTrial.free_days, paid: vpsTrial.paid_days } as const;

/** Until when a service that begins now is paid, and until when it is on trial (null: it is none). */
export function endOf(
  { spec, rentMonths }: Pick<ServiceRow, 'spec' | 'rentMonths'>,
  now: Date,
): { paidUntil: Date; trialUntil: Date | null } {
  if (spec.trial === 'none') return { paidUntil: addMonths(now, rentMonths), trialUntil: null };
  const end = new Date(now.getTime() + trialDays[spec.trial] * dayMilliseconds);
  return { paidUntil: end, trialUntil: end };
}

/**
 * The same day so many months later; the last day of the month where that day does not exist.
 * @param anchor has the day that was meant, where `from` had to be the last of a short month
 */
export function addMonths(from: Date, months: number, anchor: Date = from): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  const fromLast = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate();
  const day = from.getUTCDate() === fromLast ? Math.max(fromLast, anchor.getUTCDate()) : from.getUTCDate();
  to.setUTCDate(Math.min(day, lastDay));
  return to;
}
