import { callPaths } from '@hoster/contract/call-paths';
import { data as withStatus } from 'react-router-dom';
import { orderDraftQuery } from '../../../api/order-draft.ts';
import { configQuery } from '../../../api/site.ts';
import { createVhOrder, VH_CONTEXT_KEY, vhContextQuery } from '../../../api/web-hosting.ts';
import { formerAddress } from '../../../parts/former-plan/former-plan.ts';
import { anchorIn } from '../../stages/configuration/common-fields.ts';
import { currentDraft } from '../../draft/draft-store.ts';
import type { CommonBody, LineAdapter } from '../../line-adapter.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { hostingFields } from './hosting-fields.ts';
import { hostingQuery, planOf, readHostingOrder, type HostingOrder } from './hosting-order.ts';
import type { VhOrderInput } from '@hoster/contract';

/** The body of an order of web hosting; `common` is the part shared by all lines. */
function hostingBody({ choice }: Pick<HostingOrder, 'choice'>, common: CommonBody): VhOrderInput {
  const { tariff, location, domain, cms, php_version, rent_period, count } = choice;
  return { ...common, tariff, location, domain, cms, php_version, rent_period, count };
}

/** Orders of a web hosting plan. An unknown slug is a 404, unless there was a plan of that name. */
export const hostingLine = (slug: string): LineAdapter<HostingOrder> => ({
  name: 'web_hosting',
  contextKey: VH_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const [context, savedDraft] = await Promise.all([
      queryClient.ensureQueryData(vhContextQuery(app, promoIn(query))),
      queryClient.ensureQueryData(orderDraftQuery(app, 'web_hosting')),
      queryClient.prefetchQuery(configQuery(app)),
    ]);
    const plan = planOf(context, slug);
    if (!plan) throw (await formerAddress(app, 'web_hosting', slug, query)) ?? withStatus(null, { status: 404 });
    return readHostingOrder(context, plan, savedDraft, query, currentDraft(app, 'web_hosting'));
  },
  queryOf: (order) => hostingQuery(order, order.choice),
  planOf: () => ({ slug }),
  firstProblem: ({ problems }) => problems[0]?.field ?? null,
  anchorOf: (field) => anchorIn(hostingFields, field),
  call: (order, body) => ({ path: callPaths.postVhOrder[1], body: hostingBody(order, body) }),
  send: (app, order, body, requestKey) => createVhOrder(app, hostingBody(order, body), requestKey),
});
