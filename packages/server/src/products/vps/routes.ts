import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/index.ts';
import { buyerOf, orderCall } from '../../sales/index.ts';
import { vpsOrderContext } from './context.ts';
import { vpsLine } from './line.ts';

/** Ordering a virtual server. Its catalogue is in `catalogue/routes.ts`. */
export function vpsRoutes(app: FastifyInstance): void {
  route(
    app,
    calls.getVpsOrderContext,
    async ({ request, query }) => vpsOrderContext(app.hoster, await buyerOf(request), request.language, query),
    { cached: { country: 'region', query: ['slug', 'scope'] } },
  );

  route(app, calls.postVpsOrder, ({ body, request, reply }) => orderCall(vpsLine, body, request, reply));
}
