import { useEffect, useRef } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Calls `onEnd` after `duration` milliseconds without pauses.
 * @param duration null for no limit
 * @param lap a change restarts the timer
 */
export function useLife(duration: number | null, paused: boolean, lap: string, onEnd: () => void) {
  const end = useLatest(onEnd);
  const spent = useRef({ lap, time: 0 });
  useEffect(() => {
    if (duration === null || paused) return;
    if (spent.current.lap !== lap) spent.current = { lap, time: 0 };
    const life = spent.current;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), duration - life.time);
    return () => {
      clearTimeout(timer);
      life.time += Date.now() - started;
    };
  }, [duration, paused, lap, end]);
}
