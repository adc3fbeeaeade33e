import type { Module } from '../module.ts';
import { accountPersonalData } from './personal-data.ts';
import { accountRoutes } from './routes.ts';

/** The customer's menu and personal data. */
export const accountModule: Module = {
  name: 'account',
  routes: accountRoutes,
  personalData: accountPersonalData,
};
