import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/index.ts';
import { addPool, blockAddress, listPools, poolAddresses, updatePool } from './pools.ts';

/** Networks of addresses, for staff. */
export function addressPoolRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;

  route(app, calls.getAddressPools, async () => {
    return listPools(db);
  });

  route(app, calls.postAddressPool, async ({ body }) => {
    return addPool(db, body);
  });

  route(app, calls.patchAddressPool, async ({ body, params }) => {
    return updatePool(db, params.id, body);
  });

  route(app, calls.getPoolAddresses, async ({ params }) => {
    return poolAddresses(db, params.id);
  });

  route(app, calls.postAddressBlock, async ({ body, params }) => {
    return blockAddress(db, params.id, body);
  });
}
