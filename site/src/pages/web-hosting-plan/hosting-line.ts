import { data as withStatus } from 'react-router-dom';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { configQuery } from '../../api/site.ts';
import { createVhOrder, VH_CONTEXT_KEY, VH_ORDER_PATH, vhContextQuery } from '../../api/web-hosting.ts';
import { formerAddress } from '../../features/former-plan/former-plan.ts';
import { placeIn } from '../../features/order/common-fields.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import type { OrderLine } from '../../features/order/line-order.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { hostingBody } from './hosting-body.ts';
import { hostingFields } from './hosting-fields.ts';
import { hostingQuery, planOf, readHostingOrder, type HostingOrder } from './hosting-order.ts';

/** Orders of a web hosting plan. An unknown slug is a 404, unless there was a plan of that name. */
export const hostingLine = (slug: string): OrderLine<HostingOrder> => ({
  line: 'web_hosting',
  contextKey: VH_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const [context, draft] = await Promise.all([
      queryClient.ensureQueryData(vhContextQuery(app, promoIn(query))),
      queryClient.ensureQueryData(orderDraftQuery(app, 'web_hosting')),
      queryClient.prefetchQuery(configQuery(app)),
    ]);
    const plan = planOf(context, slug);
    if (!plan) throw (await formerAddress(app, 'web_hosting', slug, query)) ?? withStatus(null, { status: 404 });
    return readHostingOrder(context, plan, draft, query, notesNow(app, 'web_hosting'));
  },
  queryOf: (order) => hostingQuery(order, order.choice),
  planOf: () => ({ slug }),
  firstProblem: ({ problems }) => problems[0]?.field ?? null,
  placeOf: (field) => placeIn(hostingFields, field),
  call: (order, body) => ({ path: VH_ORDER_PATH, body: hostingBody(order, body) }),
  send: (app, order, body, key) => createVhOrder(app, hostingBody(order, body), key),
});
