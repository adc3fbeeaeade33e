import { calls } from '@hoster/contract';
import { csvRoute } from '../platform/csv/index.ts';
import { route } from '../platform/http/index.ts';
import type { Module } from '../platform/index.ts';
import { listRuns, runDetails, runsTable } from './staff-runs.ts';

/** What the command line has imported, for staff. */
export const importsModule: Module = {
  name: 'imports',
  routes(app) {
    const { db } = app.hoster;
    route(app, calls.getImportRuns, async ({ query }) => listRuns(db, query));
    csvRoute(app, calls.getImportRuns, 'imports', async ({ limit, query, request }) =>
      runsTable(db, query, { language: request.language, limit }),
    );
    route(app, calls.getImportRun, async ({ params }) => runDetails(db, params.id));
  },
};
