import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { requireViewer } from '../../../http/viewer.ts';
import { visitorOf } from '../../../http/visitor.ts';
import { dsStockOf } from '../../catalogue/dedicated-load.ts';
import { catalogueOf } from '../../catalogue/load.ts';
import { buyerOf } from '../../orders/buyer.ts';
import { orderCall } from '../../orders/order-call.ts';
import { dsOrderContext } from './context.ts';
import { presentDsGroupLanding, presentDsLanding } from './landings.ts';
import { dedicatedLine } from './line.ts';
import { offersOf, presentOffers } from './offers.ts';
import { figuresFor, indexFor, listTariffs, tariffSets } from './tariffs.ts';

/** Dedicated servers: their list, their pages and ordering one. */
export function dedicatedRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;
  const everywhere = { kept: { country: 'any' } } as const;

  async function shop() {
    const catalogue = await catalogueOf(db);
    return { catalogue, stock: await dsStockOf(db, catalogue.dedicated) };
  }

  route(
    app,
    calls.getDsLocationLandings,
    async ({ request }) => {
      const { catalogue, stock } = await shop();
      return catalogue.landings
        .filter(({ kind }) => kind === 'ds_location')
        .map((row) => presentDsLanding(row, catalogue, stock, request.language));
    },
    everywhere,
  );

  route(
    app,
    calls.getDsGroupLandings,
    async ({ request }) => {
      const { catalogue, stock } = await shop();
      return catalogue.landings
        .filter(({ kind }) => kind === 'ds_group')
        .map((row) => presentDsGroupLanding(row, catalogue, stock, request.language));
    },
    everywhere,
  );

  route(
    app,
    calls.getDsTariffs,
    async ({ query, request }) => listTariffs(db, query, await visitorOf(request), request.language),
    // Not by filter: there are more of them than room.
    { kept: { country: 'region', query: ['landing', 'page', 'page_size'] } },
  );

  route(
    app,
    calls.getDsFigures,
    async ({ query, request }) => figuresFor(db, query, await visitorOf(request), request.language),
    { kept: { country: 'region', query: ['landing'] } },
  );

  route(
    app,
    calls.getDsIndex,
    async ({ query, request }) => indexFor(db, query, await visitorOf(request), request.language),
    { kept: { country: 'region', query: ['landing'] } },
  );

  route(
    app,
    calls.getDsTariffSets,
    async ({ request }) => tariffSets(await catalogueOf(db), request.language),
    everywhere,
  );

  route(
    app,
    calls.getDsOrderContext,
    async ({ query, request }) => dsOrderContext(context, await buyerOf(request), request.language, query),
    { kept: { country: 'region', query: ['slug'] } },
  );

  route(app, calls.getDsOffers, async ({ request }) => {
    const { accountId } = await requireViewer(request);
    const { dedicated } = await catalogueOf(db);
    return presentOffers(await offersOf(db, accountId), dedicated, context.clock.now());
  });

  route(app, calls.postDsOrder, ({ body, request, reply }) => orderCall(dedicatedLine, body, request, reply));
}
