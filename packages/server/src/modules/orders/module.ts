import { everyHour } from '../../jobs/every-hour.ts';
import type { Module } from '../module.ts';
import { sweepDrafts } from './drafts.ts';
import { ordersPersonalData } from './personal-data.ts';
import { generalProject, projectNamed } from './projects.ts';
import { orderRoutes } from './routes.ts';

/** Ordering, and the services that come of it. */
export const ordersModule: Module = {
  name: 'orders',
  routes: orderRoutes,
  personalData: ordersPersonalData,
  start: async ({ clock, db, log }) => everyHour(log, () => sweepDrafts(db, clock.now())),
  onSignup: async (tx, { accountId }) => {
    await projectNamed(tx, accountId, generalProject);
  },
};
