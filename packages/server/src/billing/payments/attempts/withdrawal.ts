import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { type JobName, jobsOf } from '../../../platform/jobs/index.ts';

/** The job is in `attempts.ts`, which imports this file. */
export const withdrawJobName: JobName<{ attemptId: number }> = { name: 'payment.withdraw' };

/** Queues the withdrawal of an attempt after the caller's transaction, with retries. Does nothing for null. */
export async function queueWithdrawal(context: Context, tx: Db, attemptId: number | null): Promise<void> {
  if (attemptId === null) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, withdrawJobName, { attemptId }, { key: String(attemptId) });
}
