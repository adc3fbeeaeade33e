import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { buyerOf } from '../../orders/buyer.ts';
import { orderCall } from '../../orders/order-call.ts';
import { backupOrderContext } from './context.ts';
import { backupLine } from './line.ts';

/** Ordering backup storage. */
export function backupRoutes(app: FastifyInstance): void {
  route(
    app,
    calls.getBackupOrderContext,
    async ({ request, query }) => backupOrderContext(app.hoster, await buyerOf(request), request.language, query),
    { kept: { country: 'region' } },
  );

  route(app, calls.postBackupOrder, ({ body, request, reply }) => orderCall(backupLine, body, request, reply));
}
