import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { sweepActivity } from './activity.ts';
import { sweepInvitations } from './invitations.ts';
import { teamPersonalData } from './personal-data.ts';
import { teamRoutes } from './routes.ts';

/** Members of accounts. */
export const teamModule: Module = {
  name: 'team',
  routes: teamRoutes,
  personalData: teamPersonalData,
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      await sweepInvitations(db, clock.now());
      await sweepActivity(db, clock.now());
    }),
};
