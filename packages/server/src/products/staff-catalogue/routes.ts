import { calls, CatalogueTableId } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { noteDetails, requireViewer } from '../../identity/index.ts';
import { csvRoute } from '../../platform/csv/index.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { addRow, changeRow } from './change.ts';
import { rowDetails } from './find.ts';
import { listRows, listTables, rowsTable, summaryOf } from './list.ts';
import { setPrice, withdrawPrice } from './prices.ts';
import { setState, withdrawAll } from './state.ts';
import { setStock } from './stock.ts';

/** The catalogue as staff edit it. */
export function staffCatalogueRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getCatalogueTables, async () => listTables(db));

  route(app, calls.getCatalogueRows, async ({ params, query, request }) =>
    listRows(db, params.table, query, request.language),
  );

  csvRoute(app, calls.getCatalogueRows, 'catalogue', async ({ limit, query, request }) => {
    const table = CatalogueTableId.safeParse(Reflect.get(request.params ?? {}, 'table'));
    if (!table.success) throw notFound('No such table');
    return rowsTable(db, table.data, query, limit);
  });

  route(app, calls.postCatalogueWithdrawal, async ({ params: { table }, request }) => {
    const withdrawn = await withdrawAll(db, table);
    noteDetails(request, { before: { on: withdrawn }, after: { on: [] } });
    return summaryOf(db, table);
  });

  route(app, calls.getCatalogueRow, async ({ params: { row: key, table }, request }) =>
    rowDetails(db, table, key, request.language),
  );

  route(app, calls.postCatalogueRow, async ({ body, params: { table }, request }) => {
    const { after, key } = await addRow(db, table, body.values);
    noteDetails(request, { object: `${table} ${key}`, after });
    return rowDetails(db, table, key, request.language);
  });

  route(app, calls.patchCatalogueRow, async ({ body, params: { row: key, table }, request }) => {
    const { after, before } = await changeRow(db, table, key, body);
    noteDetails(request, { before, after });
    return rowDetails(db, table, key, request.language);
  });

  route(app, calls.putCatalogueState, async ({ body, params: { row: key, table }, request }) => {
    const wasOn = await setState(db, table, key, body);
    noteDetails(request, { before: { is_on: wasOn }, after: { ...body } });
    return rowDetails(db, table, key, request.language);
  });

  route(app, calls.putCatalogueStock, async ({ body, params: { row: key, table }, request }) => {
    noteDetails(request, await setStock(db, table, key, body));
    return rowDetails(db, table, key, request.language);
  });

  route(app, calls.postCataloguePrice, async ({ body, params: { row: key, table }, request }) => {
    const { userId } = await requireViewer(request);
    const { after, before } = await setPrice(context, table, key, { ...body, userId });
    noteDetails(request, { before, after, reason: body.reason });
    return rowDetails(db, table, key, request.language);
  });

  route(app, calls.deleteCataloguePrice, async ({ params: { id, row: key, table }, request }) => {
    noteDetails(request, { object: `${table} ${key}`, before: await withdrawPrice(db, table, key, id) });
    return rowDetails(db, table, key, request.language);
  });
}
