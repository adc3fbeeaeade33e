import type {
  CryptoAsset,
  LegalEntityInput,
  OrderCreated,
  Payment,
  PaymentMethod,
  PaymentMethodSlug,
  SavedCardUpdate,
  TopUp,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** State of a payment, by the reference that `success_url` carries. 404 for everybody but its owner. */
export const paymentQuery = ({ request, lang }: AppContext, ref: string) =>
  queryOptions({
    queryKey: ['payment', lang, ref],
    meta: OF_CUSTOMER,
    queryFn: () => request<Payment>(`/my/api/payment/${encodeURIComponent(ref)}/`, { ignore: [401, 404] }),
  });

/** Ways to pay that this visitor has. */
export const paymentMethodsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['payment-methods', lang],
    queryFn: () => request<PaymentMethod[]>('/my/api/payment-methods/'),
  });

/** Tries a failed payment again, perhaps by other means. The answer's `redirect_url` leads to the bank. */
export const retryPayment = (
  { request }: AppContext,
  ref: string,
  {
    method,
    coin,
    card,
    key,
  }: { method: PaymentMethodSlug; coin: CryptoAsset | undefined; card: number | null; key: string },
): Promise<Payment> =>
  request<Payment>(`/my/api/payment/${encodeURIComponent(ref)}/retry/`, {
    method: 'POST',
    body: { payment_method: method, saved_card: card, ...(coin && { crypto: coin }) },
    headers: { 'idempotency-key': key },
    ignore: [0, 400, 409, 429],
  });

/** Begins to put money on the balance. `key` makes a second sending of the same form harmless. */
export const topUp = ({ request }: AppContext, body: TopUp, key: string): Promise<OrderCreated> =>
  request<OrderCreated>('/my/api/balance/top-up/', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    ignore: [0, 400, 401, 429],
  });

/** Lets renewals be charged to a saved card. */
export const renewWithCard = ({ request }: AppContext, id: number): Promise<unknown> =>
  request(`/my/api/saved-cards/${id}/`, {
    method: 'PATCH',
    body: { is_default: true } satisfies SavedCardUpdate,
    ignore: [400, 401, 404],
  });

/** Deletes a saved card. */
export const forgetCard = ({ request }: AppContext, id: number): Promise<unknown> =>
  request(`/my/api/saved-cards/${id}/`, { method: 'DELETE', ignore: [401, 404] });

/** Adds a company to invoice. */
export const addPayer = ({ request }: AppContext, payer: LegalEntityInput): Promise<unknown> =>
  request('/my/api/legal-entities/', { method: 'POST', body: payer, ignore: [400, 401, 429] });

/** Removes a company to invoice. */
export const removePayer = ({ request }: AppContext, id: number): Promise<unknown> =>
  request(`/my/api/legal-entities/${id}/`, { method: 'DELETE', ignore: [401, 404] });
