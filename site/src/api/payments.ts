import type { CryptoAsset, LegalEntityInput, OrderCreated, Payment, PaymentMethodSlug, TopUp } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { OF_CUSTOMER } from './session.ts';

/** State of a payment, by the reference that `success_url` carries. 404 for everybody but its owner. */
export const paymentQuery = ({ call, lang }: AppContext, ref: string) =>
  queryOptions({
    queryKey: ['payment', lang, ref],
    // The states of what was ordered are part of it.
    meta: { ...OF_CUSTOMER, ...liveOn(['payment', ref], 'service') },
    queryFn: () => call('getPayment', { params: { ref }, ignore: [401, 404] }),
  });

/** Payment methods available to this visitor. */
export const paymentMethodsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['payment-methods', lang],
    queryFn: () => call('getPaymentMethods'),
  });

/** Retries a failed payment, possibly with another method. The answer's `redirect_url` leads to the bank. */
export const retryPayment = (
  { call }: AppContext,
  ref: string,
  {
    method,
    coin,
    card,
    key,
    terms,
  }: {
    method: PaymentMethodSlug;
    coin: CryptoAsset | undefined;
    card: number | null;
    key: string;
    /** Version of the terms that are accepted with it. */
    terms: string | null;
  },
): Promise<Payment> =>
  call('postPaymentRetry', {
    params: { ref },
    body: {
      payment_method: method,
      saved_card: card,
      ...(coin && { crypto: coin }),
      ...(terms !== null && { terms_version: terms }),
    },
    headers: { 'idempotency-key': key },
    ignore: [0, 400, 409, 429],
  });

/** Starts a top-up. `key` makes it safe to send the same form twice. */
export const topUp = ({ call }: AppContext, body: TopUp, key: string): Promise<OrderCreated> =>
  call('postTopUp', { body, headers: { 'idempotency-key': key }, ignore: [0, 400, 401, 429] });

/** Starts a check of a card at the bank, which saves it. @returns the reference of its payment */
export const addCard = async ({ call }: AppContext): Promise<string> =>
  (await call('postSavedCard', { ignore: [400, 401, 429] })).payment_object_ref;

/** Starts a check of a card that takes the place of a saved one. @returns the reference of its payment */
export const replaceCard = async ({ call }: AppContext, id: number): Promise<string> =>
  (await call('postSavedCardReplacement', { params: { id }, ignore: [400, 401, 404, 429] })).payment_object_ref;

/** Charges renewals to a saved card. */
export const renewWithCard = ({ call }: AppContext, id: number): Promise<unknown> =>
  call('patchSavedCard', { params: { id }, body: { is_default: true }, ignore: [400, 401, 404] });

/** Deletes a saved card. */
export const forgetCard = ({ call }: AppContext, id: number): Promise<unknown> =>
  call('deleteSavedCard', { params: { id }, ignore: [401, 404] });

/** Adds a company to bill. */
export const addPayer = ({ call }: AppContext, payer: LegalEntityInput): Promise<unknown> =>
  call('postLegalEntity', { body: payer, ignore: [400, 401, 429] });

/** Removes a company to bill. */
export const removePayer = ({ call }: AppContext, id: number): Promise<unknown> =>
  call('deleteLegalEntity', { params: { id }, ignore: [401, 404] });
