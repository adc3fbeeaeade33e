/** Where the backend reads the time from, so that a test can hold it still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export interface FrozenClock extends Clock {
  /** Moves forward (or back, when negative) by milliseconds. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** Makes a clock that stands at `start` (default: now). */
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
