import { calls } from '@hoster/contract';
import type { Visitor } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { type Language, publicRoute, route } from '../../platform/http/index.ts';
import { catalogueOf, vhCapacityOf } from '../../catalogue/index.ts';
import { buyerOf, orderCall } from '../../sales/index.ts';
import { vhOrderContext } from './context.ts';
import { placeLandings, presentCmsLandings, presentVhLanding } from './landings.ts';
import { webHostingLine } from './line.ts';
import { vhOffer } from './offer.ts';

/** Ordering web hosting. Locations and the prices of all landings follow the regional rules. */
export function webHostingRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const byRegion = { country: 'region' } as const;

  async function shopFor(visitor: Visitor, language: Language) {
    const { db } = context;
    const [catalogue, capacity] = await Promise.all([catalogueOf(db), vhCapacityOf(db)]);
    return { catalogue, offer: vhOffer(catalogue, capacity, visitor, language) };
  }

  publicRoute(app, calls.getVhLocationLandings, byRegion, async ({ language, visitor }) => {
    const { catalogue, offer } = await shopFor(visitor, language);
    return placeLandings(catalogue).map((row) => presentVhLanding(row, catalogue, offer, language));
  });

  publicRoute(app, calls.getHostingCmsLandings, byRegion, async ({ language, visitor }) => {
    const { catalogue, offer } = await shopFor(visitor, language);
    return presentCmsLandings(catalogue, offer, language);
  });

  route(
    app,
    calls.getVhOrderContext,
    async ({ query, request }) => vhOrderContext(context, await buyerOf(request), request.language, query),
    { cached: { country: 'region', query: ['slug', 'scope'] } },
  );

  route(app, calls.postVhOrder, ({ body, request, reply }) => orderCall(webHostingLine, body, request, reply));
}
