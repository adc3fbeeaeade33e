import { sweepRateLimits } from '../../http/rate-limit.ts';
import { sweepSessions } from '../../http/sessions.ts';
import { everyHour } from '../../jobs/every-hour.ts';
import type { Module } from '../module.ts';
import { sweepEvents } from './log/events.ts';
import { sweepKeys } from './emails/keys.ts';
import { authPersonalData } from './personal-data.ts';
import { authRoutes } from './routes.ts';

/** Authentication: sign-in, sign-up, 2FA, sessions. */
export const authModule: Module = {
  name: 'auth',
  routes: authRoutes,
  personalData: authPersonalData,
  // What has run out is refused anyway; this only keeps the tables small.
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      const now = clock.now();
      await sweepSessions(db, now);
      await sweepRateLimits(db, now);
      await sweepKeys(db, now);
      await sweepEvents(db, now);
    }),
};
