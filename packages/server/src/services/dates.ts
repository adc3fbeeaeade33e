import { dayMilliseconds } from '../platform/index.ts';

/** The same time a number of days later, or earlier. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMilliseconds);

/**
 * The same time a number of months later, or earlier.
 * @param day of the month, UTC; the last one of a month that doesn't have it
 */
export function addMonths(from: Date, months: number, day: number = from.getUTCDate()): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, lastDay));
  return to;
}
