import { z } from 'zod';
import { StartError } from '../../platform/index.ts';

/** Schedule of the steps for a service near or after the end of its term. All in days. */
export interface RenewalSchedule {
  /** Days before the end of a term on which its customer is reminded, the earliest first. */
  readonly remindDays: readonly number[];
  /** How long a service keeps running after a renewal that couldn't be paid for. A trial is suspended at its end. */
  readonly graceDays: number;
  /** How long the data of a suspended service is kept. */
  readonly keepDays: number;
}

export const defaultSchedule: RenewalSchedule = { remindDays: [7, 1], graceDays: 3, keepDays: 14 };

const maxDays = 365;

const Days = z.coerce.number().int().min(0).max(maxDays);

/**
 * Reads `RENEWAL_REMIND_DAYS`, `RENEWAL_GRACE_DAYS` and `RENEWAL_KEEP_DAYS`.
 * @throws StartError that names the bad variable
 */
export function readSchedule(env: Readonly<Record<string, string | undefined>>): RenewalSchedule {
  const days = (name: string, fallback: number): number => {
    const read = Days.safeParse(env[name] || fallback);
    if (!read.success) throw new StartError(`${name} must be a whole number of days from 0 to ${maxDays}.`);
    return read.data;
  };
  const listed = (env['RENEWAL_REMIND_DAYS'] || defaultSchedule.remindDays.join()).split(',');
  const remind = z.array(Days.min(1)).safeParse(listed.map((day) => day.trim()));
  if (!remind.success) {
    throw new StartError(`RENEWAL_REMIND_DAYS must be days from 1 to ${maxDays}, separated by commas.`);
  }
  return {
    remindDays: [...new Set(remind.data)].toSorted((a, b) => b - a),
    graceDays: days('RENEWAL_GRACE_DAYS', defaultSchedule.graceDays),
    keepDays: days('RENEWAL_KEEP_DAYS', defaultSchedule.keepDays),
  };
}

declare module '../../platform/settings.ts' {
  interface Settings {
    readonly schedule: RenewalSchedule;
  }
}
