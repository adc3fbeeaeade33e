import { forDemoVisitors } from '../../http/demo-visitor.ts';
import type { Module } from '../module.ts';
import { bankPages } from './pages.ts';

/** The pretend bank; a real shop does not let its customers decide whether they have paid. */
export const bankModule: Module = {
  name: 'bank',
  routes: (app) => {
    if (app.hoster.settings.demo) forDemoVisitors(app, bankPages);
  },
};
