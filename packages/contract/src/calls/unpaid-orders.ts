import { z } from 'zod';
import { call } from '../call.ts';
import { UnpaidOrder } from '../unpaid-orders.ts';

const tag = 'Orders';

export const unpaidOrderCalls = {
  getUnpaidOrders: call({
    id: 'getUnpaidOrders',
    method: 'GET',
    path: '/my/api/unpaid-orders/',
    summary: 'Orders that wait for their payment, newest first',
    tag,
    session: true,
    answer: { 200: z.array(UnpaidOrder) },
    errors: [401],
  }),
  deleteUnpaidOrder: call({
    id: 'deleteUnpaidOrder',
    method: 'DELETE',
    path: '/my/api/unpaid-orders/:ref/',
    summary: 'Cancel an order that has not been paid; its promo code can be used again. Answers those that are left',
    tag,
    session: true,
    params: z.object({ ref: z.string().min(1).max(64) }),
    answer: { 200: z.array(UnpaidOrder) },
    errors: [401, 404, 409],
  }),
} as const;
