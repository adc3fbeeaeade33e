import { createVpsOrder, VPS_CONTEXT_KEY, VPS_ORDER_PATH } from '../../api/vps.ts';
import type { OrderLine } from '../../features/order/line-order.ts';
import { placeOf } from './field-errors.ts';
import { orderOf } from './order-of.ts';
import { planBody } from './plan-body.ts';
import { firstProblem, planQuery, usualKeys, type PlanOrder } from './plan-order.ts';

/** Orders of a VPS plan. */
export const planLine = (slug: string): OrderLine<PlanOrder> => ({
  line: 'vps',
  contextKey: VPS_CONTEXT_KEY,
  orderOf: (app, query) => orderOf(app, slug, query),
  queryOf: (order) => planQuery(order, order.choice),
  planOf: () => ({ slug }),
  firstProblem,
  placeOf,
  usualKeys: ({ context }) => usualKeys(context),
  call: (order, body) => ({ path: VPS_ORDER_PATH, body: planBody(order, body) }),
  send: (app, order, body, key) => createVpsOrder(app, planBody(order, body), key),
});
