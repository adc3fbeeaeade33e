import { everyHour } from '../../jobs/every-hour.ts';
import type { Module } from '../module.ts';
import { sweepChanges } from './changes.ts';
import { endPhpSupport } from './php-support.ts';
import { catalogueRoutes } from './routes.ts';
import { samplePing } from './sample-ping.ts';

/** What is for sale, and the pages about it. */
export const catalogueModule: Module = {
  name: 'catalogue',
  routes: (app) => {
    catalogueRoutes(app);
    samplePing(app);
  },
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      await endPhpSupport(db, clock.now());
      await sweepChanges(db, clock.now());
    }),
};
