import { z } from 'zod';
import {
  AddressBlock,
  AddressPool,
  AddressPoolPage,
  AddressPoolRequest,
  AddressPoolsQuery,
  AddressPoolUpdate,
  PoolAddress,
  PoolAddressesQuery,
  PoolAddressPage,
} from '../address-pools.ts';
import { call } from '../call.ts';
import { IdText } from '../common.ts';

const tag = 'Staff';
const session = true;
const access = 'staff:settings';
const path = '/my/api/staff/address-pools/';

/** Networks from which services get their addresses. */
export const addressPoolCalls = {
  getAddressPools: call({
    id: 'getAddressPools',
    method: 'GET',
    path,
    summary: 'List the networks that services get addresses from; for staff',
    tag,
    session,
    access,
    query: AddressPoolsQuery,
    answer: { 200: AddressPoolPage },
    errors: [400, 401, 403],
  }),
  postAddressPool: call({
    id: 'postAddressPool',
    method: 'POST',
    path,
    summary: 'Add a network that services get addresses from; for staff',
    tag,
    session,
    access,
    body: AddressPoolRequest,
    answer: { 201: AddressPool },
    errors: [400, 401, 403],
  }),
  patchAddressPool: call({
    id: 'patchAddressPool',
    method: 'PATCH',
    path: `${path}:id/`,
    summary: 'Close or open a network, or change its gateway or its quarantine; for staff',
    tag,
    session,
    access,
    params: z.object({ id: IdText }),
    body: AddressPoolUpdate,
    answer: { 200: AddressPool },
    errors: [400, 401, 403, 404],
  }),
  getPoolAddresses: call({
    id: 'getPoolAddresses',
    method: 'GET',
    path: `${path}:id/addresses/`,
    summary: 'List the addresses of a network and who has them; for staff',
    tag,
    session,
    access,
    params: z.object({ id: IdText }),
    query: PoolAddressesQuery,
    answer: { 200: PoolAddressPage },
    errors: [400, 401, 403, 404],
  }),
  postAddressBlock: call({
    id: 'postAddressBlock',
    method: 'POST',
    path: `${path}:id/block/`,
    summary: 'Give an address to nobody, or lift that; for staff',
    tag,
    session,
    access,
    params: z.object({ id: IdText }),
    body: AddressBlock,
    answer: { 200: PoolAddress },
    errors: [400, 401, 403, 404],
  }),
};
