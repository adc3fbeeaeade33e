import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderUnreachable } from './provider.ts';

/**
 * Waits for a provider as long as a customer's request can: what comes later is for jobs.
 * @throws ProviderUnreachable when it takes longer
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = new AbortController();
  // What it throws after the timeout was reported before.
  work.catch(() => undefined);
  try {
    return await Promise.race([
      work,
      sleep(milliseconds, null, { signal: late.signal, ref: false }).then(() => {
        throw new ProviderUnreachable(`No answer within ${milliseconds} ms`);
      }),
    ]);
  } finally {
    late.abort();
  }
}
