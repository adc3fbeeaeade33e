import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { publicRoute, route } from '../../platform/http/index.ts';
import { requireViewer } from '../../identity/index.ts';
import { catalogueOf, dsStockOf } from '../../catalogue/index.ts';
import { buyerOf, orderCall } from '../../sales/index.ts';
import { dsOrderContext } from './context.ts';
import { presentDsGroupLanding, presentDsLanding } from './list/landings.ts';
import { dedicatedLine } from './line.ts';
import { offersOf, presentOffers } from './offers/offers.ts';
import { figuresFor, indexFor, listTariffs, tariffSets } from './list/tariffs.ts';

/** Dedicated servers: their list, their pages and ordering one. */
export function dedicatedRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;
  const everywhere = { country: 'any' } as const;

  async function shop() {
    const catalogue = await catalogueOf(db);
    return { catalogue, stock: await dsStockOf(db, catalogue.dedicated) };
  }

  publicRoute(app, calls.getDsLocationLandings, everywhere, async ({ language }) => {
    const { catalogue, stock } = await shop();
    return catalogue.landings
      .filter(({ kind }) => kind === 'ds_location')
      .map((row) => presentDsLanding(row, catalogue, stock, language));
  });

  publicRoute(app, calls.getDsGroupLandings, everywhere, async ({ language }) => {
    const { catalogue, stock } = await shop();
    return catalogue.landings
      .filter(({ kind }) => kind === 'ds_group')
      .map((row) => presentDsGroupLanding(row, catalogue, stock, language));
  });

  publicRoute(
    app,
    calls.getDsTariffs, // Not by filter: there are too many combinations to cache.
    { country: 'region', query: ['landing', 'page', 'page_size'] },
    async ({ query, language, visitor }) => listTariffs(db, query, visitor, language),
  );

  publicRoute(
    app,
    calls.getDsFigures,
    { country: 'region', query: ['landing'] },
    async ({ query, language, visitor }) => figuresFor(db, query, visitor, language),
  );

  publicRoute(app, calls.getDsIndex, { country: 'region', query: ['landing'] }, async ({ query, language, visitor }) =>
    indexFor(db, query, visitor, language),
  );

  publicRoute(app, calls.getDsTariffSets, everywhere, async ({ language }) =>
    tariffSets(await catalogueOf(db), language),
  );

  route(
    app,
    calls.getDsOrderContext,
    async ({ query, request }) => dsOrderContext(context, await buyerOf(request), request.language, query),
    { cached: { country: 'region', query: ['slug'] } },
  );

  route(app, calls.getDsOffers, async ({ request }) => {
    const { accountId } = await requireViewer(request);
    const { dedicated } = await catalogueOf(db);
    return presentOffers(await offersOf(db, accountId), dedicated, context.clock.now());
  });

  route(app, calls.postDsOrder, ({ body, request, reply }) => orderCall(dedicatedLine, body, request, reply));
}
