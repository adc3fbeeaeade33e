import type { services } from '../orders/tables.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const trialDays = { none: 0, free: 7, paid: 4 } as const;

/** Until when a service that begins now is paid, and until when it is on trial (null: it is none). */
export function endOf(
  { spec, rentMonths }: Pick<typeof services.$inferSelect, 'spec' | 'rentMonths'>,
  now: Date,
): { paidUntil: Date; trialUntil: Date | null } {
  if (spec.trial === 'none') return { paidUntil: addMonths(now, rentMonths), trialUntil: null };
  const end = new Date(now.getTime() + trialDays[spec.trial] * dayMilliseconds);
  return { paidUntil: end, trialUntil: end };
}

/** The same day so many months later; the last day of the month where that day does not exist. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
