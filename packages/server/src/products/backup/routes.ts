import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/index.ts';
import { buyerOf, orderCall } from '../../sales/index.ts';
import { backupOrderContext } from './context.ts';
import { backupLine } from './line.ts';

/** Ordering backup storage. */
export function backupRoutes(app: FastifyInstance): void {
  route(
    app,
    calls.getBackupOrderContext,
    async ({ request, query }) => backupOrderContext(app.hoster, await buyerOf(request), request.language, query),
    { cached: { country: 'region' } },
  );

  route(app, calls.postBackupOrder, ({ body, request, reply }) => orderCall(backupLine, body, request, reply));
}
