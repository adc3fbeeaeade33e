import type { BodyInputOf, calls, StaffOrderPlaced, StaffOrdersQuery, StaffQuote } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** A page of orders of all customers. Throws `ApiError` 403 for who may not see it. */
export const staffOrdersQuery = ({ call, lang }: AppContext, query: Partial<StaffOrdersQuery>) =>
  queryOptions({
    queryKey: ['staff', 'orders', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffOrders', { query, ignore: [400, 401, 403] }),
  });

/** An order of any customer. Throws `ApiError` 403 for who may not see it, 404. */
export const staffOrderQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'order', lang, id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffOrder', { params: { id }, ignore: [401, 403, 404] }),
  });

/** The forms in which something is ordered for a customer. Throws `ApiError` 403, 404, and 409 for a closed account. */
export const staffOrderFormsQuery = ({ call, lang }: AppContext, customer: number) =>
  queryOptions({
    queryKey: ['staff', 'order-forms', lang, customer],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffOrderForms', { query: { customer }, ignore: [400, 401, 403, 404, 409] }),
  });

/** Prices a basket. Throws `ApiError` 400 with errors by field. */
export const quoteBasket = (
  { call }: AppContext,
  body: BodyInputOf<typeof calls.postStaffQuote>,
): Promise<StaffQuote> => call('postStaffQuote', { body, ignore: [400, 401, 403, 404, 409] });

/** Orders a basket for a customer. Throws `ApiError` 400 with errors by field, 409. */
export async function orderForCustomer(
  { call, queryClient }: AppContext,
  body: BodyInputOf<typeof calls.postStaffOrder>,
): Promise<StaffOrderPlaced> {
  const placed = await call('postStaffOrder', { body, ignore: [400, 401, 403, 404, 409] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
  return placed;
}

/** Cancels an unpaid order. Throws `ApiError` 400, and 409 when it isn't unpaid. */
export async function cancelOrder({ call, queryClient }: AppContext, id: number, reason: string): Promise<void> {
  await call('postStaffOrderCancellation', { params: { id }, body: { reason }, ignore: [400, 401, 403, 404, 409] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
}
