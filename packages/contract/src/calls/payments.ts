import { z } from 'zod';
import { call } from '../call.ts';
import { OrderCreated } from '../orders.ts';
import { PaymentMethod } from '../payment-methods.ts';
import { LegalEntity, SavedCard, SavedCardUpdate } from '../account.ts';
import { IdText } from '../common.ts';
import {
  BankCallback,
  BankCallbackAnswer,
  CardCheck,
  LegalEntityInput,
  Payment,
  PaymentRetry,
  TopUp,
} from '../payments.ts';

const tag = 'Payments';
const session = true;
const params = z.object({ ref: z.string().min(1).max(64) });
/** Header of calls that may be repeated: the same key does the work once. */
export const idempotent = z.object({ 'idempotency-key': z.string().min(1).max(128).optional() });

export const paymentCalls = {
  getPayment: call({
    id: 'getPayment',
    method: 'GET',
    path: '/my/api/payment/:ref/',
    summary: 'Get the state of a payment',
    tag,
    session,
    access: 'read',
    params,
    answer: { 200: Payment },
    errors: [401, 404],
  }),
  postPaymentRetry: call({
    id: 'postPaymentRetry',
    method: 'POST',
    path: '/my/api/payment/:ref/retry/',
    summary: 'Retry a payment; `redirect_url` in the response leads to the bank',
    tag,
    session,
    access: 'orders',
    params,
    headers: idempotent,
    body: PaymentRetry,
    answer: { 200: Payment },
    errors: [400, 401, 404, 409, 429],
  }),
  getPaymentMethods: call({
    id: 'getPaymentMethods',
    method: 'GET',
    path: '/my/api/payment-methods/',
    summary: 'List the payment methods available to the visitor',
    tag,
    answer: { 200: z.array(PaymentMethod) },
  }),
  postTopUp: call({
    id: 'postTopUp',
    method: 'POST',
    path: '/my/api/balance/top-up/',
    summary: 'Top up the balance',
    tag,
    session,
    access: 'billing',
    headers: idempotent,
    body: TopUp,
    answer: { 201: OrderCreated },
    errors: [400, 401, 409, 429],
  }),
  postSavedCard: call({
    id: 'postSavedCard',
    method: 'POST',
    path: '/my/api/saved-cards/',
    summary:
      'Start a check of a card at the bank, without a charge; once it’s approved, the card is saved for renewals',
    tag,
    session: true,
    access: 'billing',
    answer: { 201: CardCheck },
    errors: [400, 401, 429],
  }),
  patchSavedCard: call({
    id: 'patchSavedCard',
    method: 'PATCH',
    path: '/my/api/saved-cards/:id/',
    summary: 'Set the saved card for renewals; returns all cards',
    tag,
    session,
    access: 'billing',
    params: z.object({ id: IdText }),
    body: SavedCardUpdate,
    answer: { 200: z.array(SavedCard) },
    errors: [400, 401, 404],
  }),
  deleteSavedCard: call({
    id: 'deleteSavedCard',
    method: 'DELETE',
    path: '/my/api/saved-cards/:id/',
    summary: 'Delete a saved card; returns the remaining ones',
    tag,
    session,
    access: 'billing',
    params: z.object({ id: IdText }),
    answer: { 200: z.array(SavedCard) },
    errors: [401, 404],
  }),
  postLegalEntity: call({
    id: 'postLegalEntity',
    method: 'POST',
    path: '/my/api/legal-entities/',
    summary: 'Add a person or company to bill',
    tag,
    session,
    access: 'billing',
    body: LegalEntityInput,
    answer: { 201: LegalEntity },
    errors: [400, 401, 429],
  }),
  deleteLegalEntity: call({
    id: 'deleteLegalEntity',
    method: 'DELETE',
    path: '/my/api/legal-entities/:id/',
    summary: 'Delete a person or company to bill; returns the remaining ones',
    tag,
    session,
    access: 'billing',
    params: z.object({ id: IdText }),
    answer: { 200: z.array(LegalEntity) },
    errors: [401, 404],
  }),
  postBankCallback: call({
    id: 'postBankCallback',
    method: 'POST',
    path: '/api/payments/bank-callback/',
    summary: 'Receive the signed outcome of a payment; for the bank',
    tag,
    csrf: false,
    headers: z.object({ 'x-bank-signature': z.string() }),
    body: BankCallback,
    answer: { 200: BankCallbackAnswer },
    errors: [400, 403, 404],
  }),
} as const;
