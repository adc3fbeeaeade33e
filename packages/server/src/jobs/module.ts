import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Module } from '../modules/module.ts';
import { jobHandlers } from './handlers.ts';
import { closeJobs, jobsOf } from './of-context.ts';
import { queueDueWork } from './due.ts';
import { regularly } from './regularly.ts';

/** Pause between two looks at the rows for what has become due. */
const lookMilliseconds = 15_000;

/** Works off what is due now; for processes that do not work in the background. */
export async function drainJobs(context: Context): Promise<void> {
  const jobs = await jobsOf(context);
  await jobs.drain(jobHandlers(context));
}

/** Runs the queue in this process. */
export const jobsModule: Module = {
  name: 'jobs',
  routes: (app) => {
    // Opened before the first request, so that a transaction never waits for a second connection.
    app.addHook('onReady', async () => {
      await jobsOf(app.hoster);
    });
    app.addHook('onClose', () => closeJobs(app.hoster));
  },
  start: async (context) => {
    const jobs = await jobsOf(context);
    await queueDueWork(context, `${randomUUID()} `);
    await jobs.start(jobHandlers(context));
    const stop = regularly(lookMilliseconds, context.log, () => queueDueWork(context));
    return async () => {
      await stop();
      await closeJobs(context);
    };
  },
};
