import type {
  AddressPool,
  AddressPoolsQuery,
  BodyInputOf,
  calls,
  PoolAddress,
  PoolAddressesQuery,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

const key = ['staff', 'address-pools'] as const;

/** Page of the address pools. Throws `ApiError` 403 for who may not see them. */
export const addressPoolsQuery = ({ call, lang }: AppContext, query: AddressPoolsQuery) =>
  queryOptions({
    queryKey: [...key, 'list', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getAddressPools', { query, ignore: [400, 401, 403] }),
  });

/** A pool with a page of its addresses. Throws `ApiError` 403 for who may not see it, 404 for none. */
export const addressPoolQuery = ({ call, lang }: AppContext, id: number, query: PoolAddressesQuery) =>
  queryOptions({
    queryKey: [...key, id, lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getPoolAddresses', { params: { id }, query, ignore: [400, 401, 403, 404] }),
  });

/** Adds a pool. Throws `ApiError` 400 with errors by field. */
export const addAddressPool = (
  { call }: AppContext,
  body: BodyInputOf<typeof calls.postAddressPool>,
): Promise<AddressPool> => call('postAddressPool', { body, ignore: [400, 401, 403] });

/** Opens, closes or changes a pool. Throws `ApiError` 400 with errors by field. */
export const changeAddressPool = (
  { call }: AppContext,
  id: number,
  body: BodyInputOf<typeof calls.patchAddressPool>,
): Promise<AddressPool> => call('patchAddressPool', { params: { id }, body, ignore: [400, 401, 403, 404] });

/** Keeps an address from being given out, or with null lifts that. Throws `ApiError` 400 with errors by field. */
export const blockAddress = (
  { call }: AppContext,
  id: number,
  body: BodyInputOf<typeof calls.postAddressBlock>,
): Promise<PoolAddress> => call('postAddressBlock', { params: { id }, body, ignore: [400, 401, 403, 404] });
