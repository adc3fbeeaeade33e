import { createVpnOrder, VPN_CONTEXT_KEY, VPN_ORDER_PATH, vpnContextQuery, vpnNodesQuery } from '../../api/vpn.ts';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { configQuery } from '../../api/site.ts';
import { formerAddress } from '../../features/former-plan/former-plan.ts';
import { placeIn } from '../../features/order/common-fields.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import type { OrderLine } from '../../features/order/line-order.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { vpnBody } from './vpn-body.ts';
import { vpnFields } from './vpn-fields.ts';
import { readVpnOrder, vpnQuery, type VpnOrder } from './vpn-order.ts';

/** Orders of a VPN. */
export const vpnLine: OrderLine<VpnOrder> = {
  line: 'vpn',
  contextKey: VPN_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const promo = promoIn(query);
    const [single, multiHop, nodes, draft] = await Promise.all([
      queryClient.ensureQueryData(vpnContextQuery(app, 'single', promo)),
      queryClient.ensureQueryData(vpnContextQuery(app, 'multi-hop', promo)),
      queryClient.ensureQueryData(vpnNodesQuery(app)),
      queryClient.ensureQueryData(orderDraftQuery(app, 'vpn')),
      queryClient.prefetchQuery(configQuery(app)),
    ]);
    const answers = { contexts: { single, 'multi-hop': multiHop }, nodes, draft };
    const order = readVpnOrder(answers, query, notesNow(app, 'vpn'));
    const product = query.get('product');
    const elsewhere =
      product && product !== order.choice.product && (await formerAddress(app, 'vpn', product, query, 'product'));
    if (elsewhere) throw elsewhere;
    return order;
  },
  queryOf: (order) => vpnQuery(order, order.choice),
  planOf: () => null,
  firstProblem: ({ problems }) => problems[0]?.field ?? null,
  placeOf: (field) => placeIn(vpnFields, field),
  call: (order, body) => ({ path: VPN_ORDER_PATH, body: vpnBody(order, body) }),
  send: (app, order, body, key) => createVpnOrder(app, vpnBody(order, body), key),
};
