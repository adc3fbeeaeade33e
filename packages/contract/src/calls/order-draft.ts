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
    summary: 'What this browser has entered on the order pages of a product line; an empty draft when it has none',
    tag,
    params,
    answer: { 200: SavedOrderDraft },
    errors: [404],
  }),
  putOrderDraft: call({
    id: 'putOrderDraft',
    method: 'PUT',
    path: '/my/api/order-draft/:line/',
    summary: 'Keep what was entered; the cookie `order_draft` names it from then on. An empty draft is deleted',
    tag,
    params,
    body: OrderDraft,
    answer: { 200: SavedOrderDraft },
    errors: [400, 404, 429],
  }),
} as const;
