import type { BodyInputOf, calls, StaffOffer, StaffOffersQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** A page of offers to all customers. Throws `ApiError` 403 for who may not see it. */
export const staffOffersQuery = ({ call }: AppContext, query: Partial<StaffOffersQuery>) =>
  queryOptions({
    queryKey: ['staff', 'offers', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffOffers', { query, ignore: [400, 401, 403] }),
  });

/** An offer to any customer. Throws `ApiError` 403 for who may not see it, 404. */
export const staffOfferQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'offer', id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffOffer', { params: { id }, ignore: [401, 403, 404] }),
  });

/** What the form for an offer needs. Throws `ApiError` 403, 404, and 409 for a closed account. */
export const staffOfferFormQuery = ({ call }: AppContext, customer: number) =>
  queryOptions({
    queryKey: ['staff', 'offer-form', customer],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffOfferForm', { query: { customer }, ignore: [400, 401, 403, 404, 409] }),
  });

/** Makes an offer. Throws `ApiError` 400 with errors by field, 409 for a closed account. */
export async function makeOffer(
  { call, queryClient }: AppContext,
  body: BodyInputOf<typeof calls.postStaffOffer>,
): Promise<StaffOffer> {
  const made = await call('postStaffOffer', { body, ignore: [400, 401, 403, 404, 409] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
  return made;
}

/** Withdraws an offer. Throws `ApiError` 400, and 409 when it isn't open. */
export async function withdrawOffer({ call, queryClient }: AppContext, id: number, reason: string): Promise<void> {
  await call('postStaffOfferWithdrawal', { params: { id }, body: { reason }, ignore: [400, 401, 403, 404, 409] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
}
