import { z } from 'zod';
import { call } from '../call.ts';
import { UnpaidOrder } from '../unpaid-orders.ts';

const tag = 'Orders';

export const unpaidOrderCalls = {
  getUnpaidOrders: call({
    id: 'getUnpaidOrders',
    method: 'GET',
    path: '/my/api/unpaid-orders/',
    summary: 'List orders awaiting payment, newest first',
    tag,
    session: true,
    access: 'read',
    answer: { 200: z.array(UnpaidOrder) },
    errors: [401],
  }),
  deleteUnpaidOrder: call({
    id: 'deleteUnpaidOrder',
    method: 'DELETE',
    path: '/my/api/unpaid-orders/:ref/',
    summary: 'Cancel an unpaid order; its promo code can be used again. Returns the remaining orders',
    tag,
    session: true,
    access: 'orders',
    params: z.object({ ref: z.string().min(1).max(64) }),
    answer: { 200: z.array(UnpaidOrder) },
    errors: [401, 404, 409],
  }),
} as const;
