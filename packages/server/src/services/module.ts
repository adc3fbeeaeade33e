import type { Module } from '../platform/index.ts';
import { consoleRoutes, consoleSockets } from './console/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { serviceRoutes } from './details/routes.ts';
import { operationsPersonalData } from './operations/personal-data.ts';
import { operationRoutes } from './operations/routes.ts';
import { lifecycleJob } from './lifecycle/lifecycle.ts';
import { manageRoutes } from './manage/routes.ts';
import { servicePaymentHandlers } from './payment/payment-handlers.ts';
import { renewalSamples } from './lifecycle/mail-samples.ts';
import { serviceSamples } from './mail-samples.ts';

/** Services: their pages, payments, renewals and end. */
export const servicesModule: Module = {
  name: 'services',
  mails: { ...serviceSamples, ...renewalSamples },
  routes: (app) => {
    manageRoutes(app);
    serviceRoutes(app);
    operationRoutes(app);
    consoleRoutes(app);
    deskRoutes(app);
  },
  sockets: consoleSockets,
  personalData: operationsPersonalData,
  on: servicePaymentHandlers,
  jobs: [lifecycleJob],
};
