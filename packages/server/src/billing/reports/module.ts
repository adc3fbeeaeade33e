import { calls } from '@hoster/contract';
import { csvRoute } from '../../platform/csv/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { businessReport, businessTable } from './business.ts';
import { datevRoutes } from './datev/routes.ts';
import { entriesTable, listEntries } from './entries.ts';
import { disputesTable, listDisputes, listRefunds, refundsTable } from './refunds.ts';
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
    route(app, calls.getStaffRefunds, async ({ query }) => listRefunds(db, query));
    csvRoute(app, calls.getStaffRefunds, 'refunds', async ({ limit, query }) => refundsTable(db, query, limit));
    route(app, calls.getStaffDisputes, async ({ query }) => listDisputes(db, query));
    csvRoute(app, calls.getStaffDisputes, 'disputes', async ({ limit, query }) => disputesTable(db, query, limit));
    datevRoutes(app);
    route(app, calls.getVatReport, async ({ query }) => vatReport(db, query, clock.now()));
    route(app, calls.getBusinessReport, async ({ query }) => businessReport(db, query, clock.now()));
    csvRoute(app, calls.getBusinessReport, 'business', ({ query }) => businessTable(db, query, clock.now()));
    csvRoute(app, calls.getVatReport, 'vat', ({ query }) => vatTable(db, query, clock.now()));
  },
};
