import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Lets a field report what a visitor entered before hydration.
 * @param report returns whether there was anything to report. It's called before anything is drawn again, which would put
 *   the value from before back into the field, and if there was nothing, again afterwards: by then, an app may have filled
 *   in fields that couldn't be hydrated.
 */
export function useEarlyInput(report: () => boolean): void {
  const latest = useLatest(report);
  const isReported = useRef(false);
  useLayoutEffect(() => {
    isReported.current ||= latest.current();
  }, [latest]);
  useEffect(() => {
    isReported.current ||= latest.current();
  }, [latest]);
}
