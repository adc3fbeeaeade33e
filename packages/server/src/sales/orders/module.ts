import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { serviceFinds } from '../search/service-finds.ts';
import { staffOrderRoutes } from './by-staff/routes.ts';
import { sweepDrafts } from './drafts/drafts.ts';
import { ordersPersonalData } from './personal-data.ts';
import { orderPaymentHandlers } from './payment-handlers.ts';
import { defaultProject } from './place/projects.ts';
import { orderRoutes } from './routes.ts';
import { sweepSigns, unprovenRoutes } from './trial/unproven.ts';
import { salesSamples } from '../mail-samples.ts';

/** Ordering. */
export const ordersModule: Module = {
  name: 'orders',
  mails: salesSamples,
  finds: [serviceFinds],
  routes: (app) => {
    orderRoutes(app);
    unprovenRoutes(app);
    staffOrderRoutes(app);
  },
  personalData: ordersPersonalData,
  on: orderPaymentHandlers,
  start: async ({ clock, db, log }) =>
    everyHour(log, async () => {
      await sweepDrafts(db, clock.now());
      await sweepSigns(db, clock.now());
    }),
  onSignup: async (tx, { accountId, language }) => {
    await defaultProject(tx, accountId, language);
  },
};
