import type { Context } from '../context.ts';
import { openJobs, type Jobs } from './jobs.ts';

const opened = new WeakMap<Context, Promise<Jobs>>();

/** The queue of this backend, opened on first use. */
export function jobsOf(context: Context): Promise<Jobs> {
  const known = opened.get(context);
  if (known) return known;
  const jobs = openJobs(context, { supervise: context.settings.jobs });
  opened.set(context, jobs);
  return jobs;
}

/** Stops the queue, if it was opened. */
export async function closeJobs(context: Context): Promise<void> {
  const jobs = opened.get(context);
  opened.delete(context);
  if (jobs) await (await jobs).stop();
}
