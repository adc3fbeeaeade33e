import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Calls back when mounted, so that a field can report what a visitor entered before hydration: before anything is drawn
 * again, which would put the value from before back into the field, and again afterwards, when an app may have filled
 * in fields that couldn't be hydrated.
 */
export function useEarlyInput(report: () => void): void {
  const latest = useLatest(report);
  useLayoutEffect(() => latest.current(), [latest]);
  useEffect(() => latest.current(), [latest]);
}
