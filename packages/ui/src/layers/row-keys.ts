import type { KeyboardEvent } from 'react';

/**
 * Returns the index that an arrow key, Home or End leads to in a row of controls, or undefined for another key. Arrow
 * keys follow the direction of text and continue at the other end.
 */
export function indexByKey(event: KeyboardEvent<HTMLElement>, current: number, count: number): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    [rtl ? 'ArrowRight' : 'ArrowLeft']: current - 1,
    [rtl ? 'ArrowLeft' : 'ArrowRight']: current + 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[event.key];
  return next === undefined || current < 0 ? undefined : (next + count) % count;
}
