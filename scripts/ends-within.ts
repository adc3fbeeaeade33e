import pTimeout from 'p-timeout';

/**
 * Returns whether work ends, well or not, before a timer of this process. What the work waits for must be timed by this
 * process too: then a busy machine delays both, and the order stays.
 */
export async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(
    () => true,
    () => true,
  );
  return pTimeout(ended, { milliseconds, fallback: () => false });
}
