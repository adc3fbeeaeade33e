import type { Module } from '../module.ts';
import { ordersPersonalData } from './personal-data.ts';
import { generalProject, projectNamed } from './projects.ts';
import { orderRoutes } from './routes.ts';

/** Ordering, and the services that come of it. */
export const ordersModule: Module = {
  name: 'orders',
  routes: orderRoutes,
  personalData: ordersPersonalData,
  onSignup: async (tx, { accountId }) => {
    await projectNamed(tx, accountId, generalProject);
  },
};
