import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../../platform/csv/index.ts';
import { route } from '../../platform/http/index.ts';
import { addPool, blockAddress, listPools, poolAddresses, poolsTable, updatePool } from './pools.ts';

/** Networks of addresses, for staff. */
export function addressPoolRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;

  route(app, calls.getAddressPools, async ({ query, request }) => listPools(db, query, request.language));
  csvRoute(app, calls.getAddressPools, 'address-pools', async ({ limit, query, request }) =>
    poolsTable(db, query, { language: request.language, limit }),
  );

  route(app, calls.postAddressPool, async ({ body, request }) => {
    return addPool(db, body, request.language);
  });

  route(app, calls.patchAddressPool, async ({ body, params, request }) => {
    return updatePool(db, params.id, body, request.language);
  });

  route(app, calls.getPoolAddresses, async ({ params, query, request }) => {
    return poolAddresses(db, params.id, query, request.language);
  });

  route(app, calls.postAddressBlock, async ({ body, params }) => {
    return blockAddress(db, params.id, body);
  });
}
