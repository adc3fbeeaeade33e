import { useEffect } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** Calls back once when mounted, so that a field can report what a visitor entered before hydration. */
export function useEarlyInput(report: () => void): void {
  const latest = useLatest(report);
  useEffect(() => latest.current(), [latest]);
}
