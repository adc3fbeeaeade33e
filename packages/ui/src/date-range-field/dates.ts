/** Two days as in HTML, both included: `2026-11-30`. An empty string is a day that isn't chosen. */
export interface DateRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

const DAY_MS = 86_400_000;
const time = (date: string): number => Date.parse(`${date}T00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Returns whether a text is a day of the years 1000 to 9999. While a year is typed, inputs report others. */
export const isDate = (text: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(text);

/** Returns the day that is a number of days after another: `addDays('2026-11-30', -6)`. */
export const addDays = (date: string, days: number): string => dateOf(time(date) + days * DAY_MS);

/** Returns the same day of another month, or its last day if that is earlier: a month after 31 January is 28 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** Returns the day of the week, from 0 for Sunday to 6. */
const weekdayOf = (date: string): number => new Date(time(date)).getUTCDay();

export const startOfWeek = (date: string, weekStart: number): string =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

/** Returns the weeks of a month; days of other months are `undefined`. */
export function weeksOf(month: string, weekStart: number): (string | undefined)[][] {
  const weeks: (string | undefined)[][] = [];
  const next = addMonths(month, 1);
  for (let week = startOfWeek(month, weekStart); week < next; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
    weeks.push(days.map((day) => (day.slice(0, 7) === month.slice(0, 7) ? day : undefined)));
  }
  return weeks;
}

/** Returns the nearest day within limits, each of which may be missing. */
export const clamp = (date: string, min = '', max = ''): string =>
  min !== '' && date < min ? min : max !== '' && date > max ? max : date;

/** Returns the current day in a time zone. */
export function todayIn(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
