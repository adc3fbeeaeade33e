import type { Module } from '../module.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { paymentRoutes } from './routes.ts';
import { providerWebhooks } from './webhooks.ts';

/** Payments and the balance. */
export const paymentsModule: Module = {
  name: 'payments',
  routes: (app) => {
    paymentRoutes(app);
    providerWebhooks(app);
  },
  personalData: paymentsPersonalData,
};
