import type { Module } from '../../../platform/index.ts';
import { forDemoVisitors } from '../../../platform/http/index.ts';
import { transfers } from '../../queue/transfers.ts';
import { transferPages } from './pages.ts';
import { statementRoutes } from './statement.ts';

/** Bank transfers to our own account: the statement, and in a demo the payer's bank. */
export const transferModule: Module = {
  name: 'transfer',
  queue: [transfers],
  routes: (app) => {
    statementRoutes(app);
    if (app.hoster.settings.demo) forDemoVisitors(app, transferPages);
  },
};
