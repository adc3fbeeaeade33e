import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { buyerOf } from '../../orders/buyer.ts';
import { orderCall } from '../../orders/order-call.ts';
import { vpsOrderContext } from './context.ts';
import { vpsLine } from './line.ts';

/** Ordering a virtual server. Its catalogue is in `catalogue/routes.ts`. */
export function vpsRoutes(app: FastifyInstance): void {
  route(
    app,
    calls.getVpsOrderContext,
    async ({ request, query }) => vpsOrderContext(app.hoster, await buyerOf(request), request.language, query),
    { kept: { country: 'region', query: ['slug'] } },
  );

  route(app, calls.postVpsOrder, ({ body, request, reply }) => orderCall(vpsLine, body, request, reply));
}
