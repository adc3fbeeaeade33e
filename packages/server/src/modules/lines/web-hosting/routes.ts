import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../http/route.ts';
import { visitorOf } from '../../../http/visitor.ts';
import { catalogueOf, vhCapacityOf } from '../../catalogue/load.ts';
import { buyerOf } from '../../orders/buyer.ts';
import { orderCall } from '../../orders/order-call.ts';
import { vhOrderContext } from './context.ts';
import { placeLandings, presentCmsLandings, presentVhLanding } from './landings.ts';
import { webHostingLine } from './line.ts';
import { vhOffer } from './offer.ts';

/** Ordering web hosting. Locations and their landings follow the regional rules, so do the prices of all landings. */
export function webHostingRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const byRegion = { kept: { country: 'region' } } as const;

  async function seenBy(request: FastifyRequest) {
    const { db } = context;
    const [catalogue, capacity, visitor] = await Promise.all([catalogueOf(db), vhCapacityOf(db), visitorOf(request)]);
    return { catalogue, offer: vhOffer(catalogue, capacity, visitor, request.language) };
  }

  route(
    app,
    calls.getVhLocationLandings,
    async ({ request }) => {
      const { catalogue, offer } = await seenBy(request);
      return placeLandings(catalogue, offer).map((row) => presentVhLanding(row, offer, request.language));
    },
    byRegion,
  );

  route(
    app,
    calls.getHostingCmsLandings,
    async ({ request }) => {
      const { catalogue, offer } = await seenBy(request);
      return presentCmsLandings(catalogue, offer, request.language);
    },
    byRegion,
  );

  route(
    app,
    calls.getVhOrderContext,
    async ({ query, request }) => vhOrderContext(context, await buyerOf(request), request.language, query),
    { kept: { country: 'region', query: ['slug'] } },
  );

  route(app, calls.postVhOrder, ({ body, request, reply }) => orderCall(webHostingLine, body, request, reply));
}
