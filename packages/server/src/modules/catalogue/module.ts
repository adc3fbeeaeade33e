import { everyHour } from '../../jobs/every-hour.ts';
import type { Module } from '../module.ts';
import { sweepChanges } from './changes.ts';
import { catalogueRoutes } from './routes.ts';

/** What is for sale, and the pages about it. */
export const catalogueModule: Module = {
  name: 'catalogue',
  routes: catalogueRoutes,
  start: async ({ clock, db, log }) => everyHour(log, () => sweepChanges(db, clock.now())),
};
