import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns whether work ends, well or not, before a timer of this process. What the work waits for must be timed by this
 * process too: then a busy machine delays both, and the order stays.
 */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const inTime = work.then(
    () => true,
    () => true,
  );
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const result = await Promise.race([inTime, late]);
  timer.abort();
  return result;
}
