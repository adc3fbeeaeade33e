import { dayMilliseconds } from '../../platform/index.ts';
import type { StatusDay, StatusState } from '@hoster/contract';
import { StatusState as States } from '@hoster/contract';
import type { Spell } from './incidents.ts';

const minute = 60_000;

/** Number of days that the status page shows, including today. */
const shownDays = 90;

/** Calendar day (UTC) of a moment. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Midnight (UTC) before a moment. */
const dayStart = (time: number): number => Math.floor(time / dayMilliseconds) * dayMilliseconds;
/** Start of the period that the page shows. */
export const shownSince = (now: Date): Date => new Date(dayStart(now.getTime()) - (shownDays - 1) * dayMilliseconds);

const badness = (state: StatusState): number => States.options.indexOf(state);
const isDown = (state: StatusState): boolean => state === 'partial_outage' || state === 'major_outage';

/** Returns the worst of some states. */
export const worst = (states: readonly StatusState[]): StatusState =>
  states.reduce<StatusState>((a, b) => (badness(b) > badness(a) ? b : a), 'operational');

/** Combined state of several components: a major outage only when all of them have one. */
export function together(states: readonly StatusState[]): StatusState {
  const state = worst(states);
  return state === 'major_outage' && states.some((one) => one !== state) ? 'partial_outage' : state;
}

/** Minutes of a day in which checks found a component down. */
export type FailedMinutes = ReadonlyMap<string, number>;

/** The days on which something was wrong with a component, oldest first. */
export function daysOf(spells: readonly Spell[], failed: FailedMinutes, { since, now }: Known): StatusDay[] {
  const days: StatusDay[] = [];
  for (let from = dayStart(since); from <= now; from += dayMilliseconds) {
    const to = Math.min(from + dayMilliseconds, now);
    const day = dayOf(from);
    const touching = spells.filter((spell) => spell.from <= to && spell.to > from);
    const checkedDown = failed.get(day) ?? 0;
    if (touching.length === 0 && checkedDown === 0) continue;
    const down = downTime(
      touching
        .filter(({ state }) => isDown(state))
        .map((spell) => [Math.max(spell.from, from), Math.min(spell.to, to)]),
    );
    days.push({
      day,
      state: worst([...touching.map(({ state }) => state), ...(checkedDown > 0 ? (['partial_outage'] as const) : [])]),
      down_minutes: Math.min(1440, Math.max(Math.round(down / minute), checkedDown)),
    });
  }
  return days;
}

/** Period for which data about a component exists, in milliseconds. */
export interface Known {
  readonly since: number;
  readonly now: number;
}

/** Per cent of the known time without outage, rounded so that 100 means none. */
export function uptimeOf(days: readonly StatusDay[], { since, now }: Known): number {
  const down = days.reduce((sum, { down_minutes: minutes }) => sum + minutes * minute, 0);
  const known = Math.max(now - since, down, minute);
  return Math.floor((1 - down / known) * 10_000) / 100;
}

/** Total length of all intervals, overlaps counted once. */
function downTime(intervals: readonly (readonly [from: number, to: number])[]): number {
  let total = 0;
  let end = -Infinity;
  for (const [from, to] of intervals.toSorted(([a], [b]) => a - b)) {
    if (to <= end) continue;
    total += to - Math.max(from, end);
    end = to;
  }
  return total;
}
