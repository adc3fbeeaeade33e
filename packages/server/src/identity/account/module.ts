import type { Module } from '../../platform/index.ts';
import { accountPersonalData } from './personal-data.ts';
import { accountRoutes } from './routes.ts';

/** The customer's personal data. */
export const accountModule: Module = {
  name: 'account',
  routes: accountRoutes,
  personalData: accountPersonalData,
};
