import { useEffect, useState } from 'react';
import { useLatest } from '../layers/use-latest.ts';

export interface CountdownTime {
  /** The time when it ends, … */
  until?: Date | undefined;
  /** … or its duration in seconds from the first render. */
  seconds?: number | undefined;
  /** Returns the current time in milliseconds. @default Date.now */
  now?: (() => number) | undefined;
}

/** Rounds up to whole seconds. Negative values and NaN are 0. */
const wholeSeconds = (seconds: number): number => (seconds > 0 ? Math.ceil(seconds) : 0);

interface Options extends CountdownTime {
  onEnd?: (() => void) | undefined;
  /** A new value restarts `seconds`. */
  round?: number | undefined;
}

/** Returns the seconds left, rounded up. Reads the clock each time, so that it's accurate after a tab was suspended. */
export function useCountdown({ until, seconds = 0, now = Date.now, onEnd, round }: Options): number {
  const ends = until?.getTime();
  const [left, setLeft] = useState(() => wholeSeconds(ends === undefined ? seconds : (ends - now()) / 1000));
  const [begun, setBegun] = useState(round);
  if (begun !== round) {
    setBegun(round);
    setLeft(wholeSeconds(seconds));
  }
  const latest = useLatest({ now, onEnd });
  useEffect(() => {
    const end = ends ?? latest.current.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const tick = () => {
      clearTimeout(timer);
      const rest = end - latest.current.now();
      setLeft(wholeSeconds(rest / 1000));
      // Time to the next whole second.
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
      else if (!over) {
        over = true;
        latest.current.onEnd?.();
      }
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [ends, seconds, round, latest]);
  return left;
}
