/** Milliseconds of a day. */
export const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Source of the current time: the database's clock (`databaseClock`), or a frozen one in tests. */
export interface Clock {
  now(): Date;
}

/** Frozen clock that moves only on request. */
export interface FrozenClock extends Clock {
  /** Moves forward (or back, when negative) by milliseconds. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** Creates a clock frozen at `start` (default: now). */
export function frozenClock(start: Date = new Date()): FrozenClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (next) => {
      time = next.getTime();
    },
  };
}
