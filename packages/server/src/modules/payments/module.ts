import type { Module } from '../module.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { paymentRoutes } from './routes.ts';

/** Payments and the balance. */
export const paymentsModule: Module = {
  name: 'payments',
  routes: paymentRoutes,
  personalData: paymentsPersonalData,
};
