import type { Module } from '../../../platform/index.ts';
import { forDemoVisitors } from '../../../platform/http/index.ts';
import { transfers } from '../../queue/transfers.ts';
import { transferPages } from './pages.ts';
import { importRoutes } from './imports/routes.ts';
import { lineRoutes } from './lines/routes.ts';
import { statementRoutes } from './statement.ts';

/** Bank transfers to our own account: the statement, and in a demo the payer's bank. */
export const transferModule: Module = {
  name: 'transfer',
  queue: [transfers],
  routes: (app) => {
    statementRoutes(app);
    importRoutes(app);
    lineRoutes(app);
    if (app.hoster.settings.demo) forDemoVisitors(app, transferPages);
  },
};
