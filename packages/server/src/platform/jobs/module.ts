import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Module } from '../module.ts';
import { closeJobs, jobsOf } from './of-context.ts';
import { queueDueWork } from './due.ts';
import { regularly } from './regularly.ts';

/** Milliseconds between two checks of the rows for due work. */
const checkMilliseconds = 15_000;

/** Runs all due jobs; for processes without background jobs. */
export async function drainJobs(context: Context): Promise<void> {
  const jobs = await jobsOf(context);
  await jobs.drain();
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
    await jobs.start();
    const stop = regularly(checkMilliseconds, context.log, () => queueDueWork(context));
    return async () => {
      await stop();
      await closeJobs(context);
    };
  },
};
