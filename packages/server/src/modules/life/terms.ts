import { z } from 'zod';
import { StartError } from '../../start-error.ts';

/** When what happens to a service whose time runs out. All in days. */
export interface LifeTerms {
  /** How long before the end of a term its customer is reminded, the earliest first. */
  readonly remindDays: readonly number[];
  /** How long a service runs on after a renewal that couldn't be paid for. A trial is suspended at its end. */
  readonly graceDays: number;
  /** How long the data of a suspended service is kept. */
  readonly keepDays: number;
}

export const defaultTerms: LifeTerms = { remindDays: [7, 1], graceDays: 3, keepDays: 14 };

const maxDays = 365;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The same time so many days later, or earlier. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMilliseconds);

const Days = z.coerce.number().int().min(0).max(maxDays);

/**
 * Reads `RENEWAL_REMIND_DAYS`, `RENEWAL_GRACE_DAYS` and `RENEWAL_KEEP_DAYS`.
 * @throws StartError that names the bad variable
 */
export function readTerms(env: Readonly<Record<string, string | undefined>>): LifeTerms {
  const days = (name: string, fallback: number): number => {
    const read = Days.safeParse(env[name] || fallback);
    if (!read.success) throw new StartError(`${name} must be a whole number of days from 0 to ${maxDays}.`);
    return read.data;
  };
  const listed = (env['RENEWAL_REMIND_DAYS'] || defaultTerms.remindDays.join()).split(',');
  const remind = z.array(Days.min(1)).safeParse(listed.map((day) => day.trim()));
  if (!remind.success) {
    throw new StartError(`RENEWAL_REMIND_DAYS must be days from 1 to ${maxDays}, separated by commas.`);
  }
  return {
    remindDays: [...new Set(remind.data)].toSorted((a, b) => b - a),
    graceDays: days('RENEWAL_GRACE_DAYS', defaultTerms.graceDays),
    keepDays: days('RENEWAL_KEEP_DAYS', defaultTerms.keepDays),
  };
}
