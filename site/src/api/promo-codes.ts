import type { BodyInputOf, calls, PromoCodeDetails, PromoCodesQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

const key = ['staff', 'promo-codes'] as const;

/** Page of the promo codes. Throws `ApiError` 403 for who may not see them. */
export const promoCodesQuery = ({ call }: AppContext, query: Partial<PromoCodesQuery>) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getPromoCodes', { query, ignore: [400, 401, 403] }),
  });

/** A promo code. Throws `ApiError` 403 for who may not see it, 404 for none. */
export const promoCodeQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: [...key, id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getPromoCode', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Adds a promo code. Throws `ApiError` 400 with errors by field. */
export const addPromoCode = (
  { call }: AppContext,
  body: BodyInputOf<typeof calls.postPromoCode>,
): Promise<PromoCodeDetails> => call('postPromoCode', { body, ignore: [400, 401, 403, 409] });

/** Changes a promo code. Throws `ApiError` 400 with errors by field. */
export const changePromoCode = (
  { call }: AppContext,
  id: number,
  body: BodyInputOf<typeof calls.patchPromoCode>,
): Promise<PromoCodeDetails> => call('patchPromoCode', { params: { id }, body, ignore: [400, 401, 403, 404] });
