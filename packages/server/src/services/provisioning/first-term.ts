import { vpsTrial } from '../../catalogue/index.ts';
import { addDays, addMonths } from '../dates.ts';
import type { ServiceRow } from '../../sales/index.ts';

const trialDays = { free: vpsTrial.free_days, paid: vpsTrial.paid_days } as const;

/** Paid time of a service that starts now (see `services`), and end of its trial (null: no trial). */
export function firstTerm(
  { spec, rentMonths }: Pick<ServiceRow, 'spec' | 'rentMonths'>,
  now: Date,
): { paidUntil: Date; termDay: number | null; trialUntil: Date | null } {
  if (spec.trial === 'none') {
    return { paidUntil: addMonths(now, rentMonths), termDay: now.getUTCDate(), trialUntil: null };
  }
  const end = addDays(now, trialDays[spec.trial]);
  return { paidUntil: end, termDay: null, trialUntil: end };
}
