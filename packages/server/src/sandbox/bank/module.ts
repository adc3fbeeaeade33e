import { forDemoVisitors } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { bankCallback } from './callback.ts';
import { notifyJob } from './notify.ts';
import { bankPages } from './pages.ts';

/** The demo bank; in a real shop, customers don't decide whether they have paid. */
export const bankModule: Module = {
  name: 'bank',
  jobs: [notifyJob],
  routes: (app) => {
    bankCallback(app);
    if (app.hoster.settings.demo) forDemoVisitors(app, bankPages);
  },
};
