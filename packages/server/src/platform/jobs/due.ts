import type { Context } from '../context.ts';
import { jobsOf } from './of-context.ts';

/**
 * Queues all work that is due according to the rows, job by job.
 * @param prefix of the jobs' keys. A job whose process was killed counts as running until it times out; keys specific
 *   to a start aren't held up by it.
 */
export async function queueDueWork(context: Context, prefix = ''): Promise<void> {
  const jobs = await jobsOf(context);
  for (const job of context.jobs) {
    for (const { key, data } of (await job.due?.(context)) ?? []) {
      await jobs.enqueue(context.db, job, data, { key: prefix + key });
    }
  }
}
