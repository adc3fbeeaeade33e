import { sweepRateLimits } from '../../platform/http/index.ts';
import { sweepSessions } from '../session/sessions.ts';
import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { sweepEvents } from './log/events.ts';
import { sweepKeys } from './emails/keys.ts';
import { authPersonalData } from './personal-data.ts';
import { authRoutes } from './routes.ts';
import { identitySamples } from '../mail-samples.ts';

/** Authentication: sign-in, sign-up, 2FA, sessions. */
export const authModule: Module = {
  name: 'auth',
  mails: identitySamples,
  routes: authRoutes,
  personalData: authPersonalData,
  // Expired rows are rejected anyway; this only keeps the tables small.
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      const now = clock.now();
      await sweepSessions(db, now);
      await sweepRateLimits(db, now);
      await sweepKeys(db, now);
      await sweepEvents(db, now);
    }),
};
