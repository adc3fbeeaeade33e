import { calls } from '@hoster/contract';
import { csvRoute } from '../../platform/csv/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { businessReport, businessTable } from './business.ts';
import { entriesTable, listEntries } from './entries.ts';
import { vatReport, vatTable } from './vat.ts';

/** What the books say, for staff. */
export const reportsModule: Module = {
  name: 'reports',
  routes: (app) => {
    const { clock, db } = app.hoster;
    route(app, calls.getLedgerEntries, async ({ query, request }) => listEntries(db, query, request.language));
    csvRoute(app, calls.getLedgerEntries, 'ledger', ({ limit, query, request }) =>
      entriesTable(db, query, limit, request.language),
    );
    route(app, calls.getVatReport, async ({ query }) => vatReport(db, query, clock.now()));
    route(app, calls.getBusinessReport, async ({ query }) => businessReport(db, query, clock.now()));
    csvRoute(app, calls.getBusinessReport, 'business', ({ query }) => businessTable(db, query, clock.now()));
    csvRoute(app, calls.getVatReport, 'vat', ({ query }) => vatTable(db, query, clock.now()));
  },
};
