import { z } from 'zod';
import { call } from '../call.ts';
import { ProductLine } from '../lines/product-line.ts';
import { SavedOrderDraft, OrderDraft } from '../order-draft.ts';

const tag = 'Orders';
const params = z.object({ line: ProductLine });

export const orderDraftCalls = {
  getOrderDraft: call({
    id: 'getOrderDraft',
    method: 'GET',
    path: '/my/api/order-draft/:line/',
    summary: 'Get the browser’s order draft of a product line; empty if there is none',
    tag,
    params,
    answer: { 200: SavedOrderDraft },
    errors: [404],
  }),
  putOrderDraft: call({
    id: 'putOrderDraft',
    method: 'PUT',
    path: '/my/api/order-draft/:line/',
    summary: 'Save the order draft and set the cookie `order_draft`; an empty draft is deleted',
    tag,
    params,
    body: OrderDraft,
    answer: { 200: SavedOrderDraft },
    errors: [400, 404, 429],
  }),
} as const;
