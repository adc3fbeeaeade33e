import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../../../../platform/csv/index.ts';
import { route } from '../../../../platform/http/index.ts';
import { noteDetails } from '../../../../identity/index.ts';
import { continueImport, describeColumns, importById } from './import.ts';
import { importsTable, listImports, presentImportDetails } from './present.ts';
import { uploadRoute } from './upload.ts';

const milliseconds = 55_000;

/** Files of bank statements. */
export function importRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  uploadRoute(app);
  route(app, calls.getStatementImports, async ({ query }) => listImports(context.db, query.before));
  csvRoute(app, calls.getStatementImports, 'bank-statements', ({ limit, query }) =>
    importsTable(context.db, query.before, limit),
  );
  route(app, calls.getStatementImport, async ({ params, request }) =>
    presentImportDetails(await importById(context, params.id), request.language),
  );
  route(
    app,
    calls.postStatementColumns,
    async ({ body, params, request }) => {
      const row = await describeColumns(context, params.id, body);
      noteDetails(request, { after: { ...row.counts } });
      return presentImportDetails(row, request.language);
    },
    { milliseconds },
  );
  route(
    app,
    calls.postStatementContinuation,
    async ({ params, request }) => {
      const row = await continueImport(context, params.id);
      noteDetails(request, { after: { ...row.counts } });
      return presentImportDetails(row, request.language);
    },
    { milliseconds },
  );
}
