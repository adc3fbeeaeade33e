import type { Context } from '../context.ts';
import type { Module } from '../modules/module.ts';
import { jobHandlers } from './handlers.ts';
import { closeJobs, jobsOf } from './of-context.ts';
import { resumeWork } from './resume.ts';

/** Works off what is due now; for processes that do not work in the background. */
export async function drainJobs(context: Context): Promise<void> {
  const jobs = await jobsOf(context);
  await jobs.drain(jobHandlers(context));
}

/** Runs the queue in this process. */
export const jobsModule: Module = {
  name: 'jobs',
  routes: (app) => {
    // Opened before the first request: inside a transaction it would wait, on PGlite, for the transaction itself.
    app.addHook('onReady', async () => {
      await jobsOf(app.hoster);
    });
    app.addHook('onClose', () => closeJobs(app.hoster));
  },
  start: async (context) => {
    const jobs = await jobsOf(context);
    await resumeWork(context);
    await jobs.start(jobHandlers(context));
    return () => closeJobs(context);
  },
};
