import type { Module } from '../module.ts';
import { generalProject, projectNamed } from './projects.ts';
import { orderRoutes } from './routes.ts';

/** Ordering, and the services that come of it. */
export const ordersModule: Module = {
  name: 'orders',
  routes: orderRoutes,
  onSignup: async (tx, { accountId }) => {
    await projectNamed(tx, accountId, generalProject);
  },
};
