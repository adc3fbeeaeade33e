import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  PromoCodeAddition,
  PromoCodeChange,
  PromoCodeDetails,
  PromoCodePage,
  PromoCodesQuery,
} from '../promo-codes.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:catalogue' } as const;
const params = z.object({ id: IdText });

export const promoCodeCalls = {
  getPromoCodes: call({
    id: 'getPromoCodes',
    method: 'GET',
    path: '/my/api/staff/promo-codes/',
    summary: 'List promo codes, newest first; for staff',
    ...ofStaff,
    query: PromoCodesQuery,
    answer: { 200: PromoCodePage },
    errors: [400, 401, 403],
  }),
  postPromoCode: call({
    id: 'postPromoCode',
    method: 'POST',
    path: '/my/api/staff/promo-codes/',
    summary: 'Add a promo code; for staff',
    ...ofStaff,
    body: PromoCodeAddition,
    answer: { 201: PromoCodeDetails },
    errors: [400, 401, 403, 409],
  }),
  getPromoCode: call({
    id: 'getPromoCode',
    method: 'GET',
    path: '/my/api/staff/promo-codes/:id/',
    summary: 'Get a promo code with the orders that have it; for staff',
    ...ofStaff,
    params,
    answer: { 200: PromoCodeDetails },
    errors: [401, 403, 404],
  }),
  patchPromoCode: call({
    id: 'patchPromoCode',
    method: 'PATCH',
    path: '/my/api/staff/promo-codes/:id/',
    summary: 'Change the limits of a promo code, or stop it; for staff',
    ...ofStaff,
    params,
    body: PromoCodeChange,
    answer: { 200: PromoCodeDetails },
    errors: [400, 401, 403, 404],
  }),
} as const;
