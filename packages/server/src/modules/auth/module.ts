import { sweepRateLimits } from '../../http/rate-limit.ts';
import { sweepSessions } from '../../http/sessions.ts';
import type { Module } from '../module.ts';
import { sweepEvents } from './events.ts';
import { sweepKeys } from './keys.ts';
import { authPersonalData } from './personal-data.ts';
import { authRoutes } from './routes.ts';

const sweepMilliseconds = 60 * 60 * 1000;

/** Who one is: sign-in, sign-up, second factor, sessions. */
export const authModule: Module = {
  name: 'auth',
  routes: authRoutes,
  personalData: authPersonalData,
  // What has run out is refused anyway; this only keeps the tables small.
  start: async ({ clock, db, log }) => {
    const sweep = async () => {
      const now = clock.now();
      await sweepSessions(db, now);
      await sweepRateLimits(db, now);
      await sweepKeys(db, now);
      await sweepEvents(db, now);
    };
    let running = sweep();
    const timer = setInterval(() => {
      running = sweep().catch((error: unknown) => log.error({ err: error }, 'Sweeping failed'));
    }, sweepMilliseconds);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  },
};
