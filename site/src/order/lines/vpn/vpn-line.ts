import { callPaths } from '@hoster/contract/call-paths';
import { createVpnOrder, VPN_CONTEXT_KEY, vpnContextQuery, vpnNodesQuery } from '../../../api/vpn.ts';
import { orderDraftQuery } from '../../../api/order-draft.ts';
import { configQuery } from '../../../api/site.ts';
import { formerAddress } from '../../../parts/former-plan/former-plan.ts';
import { anchorIn } from '../../stages/configuration/common-fields.ts';
import { currentDraft } from '../../draft/draft-store.ts';
import type { LineAdapter, CommonBody } from '../../line-adapter.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { vpnFields } from './vpn-fields.ts';
import { readVpnOrder, vpnQuery, type VpnOrder } from './vpn-order.ts';
import type { VpnOrderInput } from '@hoster/contract';

/** The body of an order of a VPN; `common` is the part shared by all lines. */
function vpnBody({ choice }: Pick<VpnOrder, 'choice'>, common: CommonBody): VpnOrderInput {
  const { product, exit_node_location, entry_node_location, rent_period, count } = choice;
  return { ...common, product, exit_node_location, entry_node_location, rent_period, count };
}

/** Orders of a VPN. */
export const vpnLine: LineAdapter<VpnOrder> = {
  name: 'vpn',
  contextKey: VPN_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const promo = promoIn(query);
    const [single, multiHop, nodes, savedDraft] = await Promise.all([
      queryClient.ensureQueryData(vpnContextQuery(app, 'single', promo)),
      queryClient.ensureQueryData(vpnContextQuery(app, 'multi-hop', promo)),
      queryClient.ensureQueryData(vpnNodesQuery(app)),
      queryClient.ensureQueryData(orderDraftQuery(app, 'vpn')),
      queryClient.prefetchQuery(configQuery(app)),
    ]);
    const backendData = { contexts: { single, 'multi-hop': multiHop }, nodes, savedDraft };
    const order = readVpnOrder(backendData, query, currentDraft(app, 'vpn'));
    const product = query.get('product');
    const elsewhere =
      product && product !== order.choice.product && (await formerAddress(app, 'vpn', product, query, 'product'));
    if (elsewhere) throw elsewhere;
    return order;
  },
  queryOf: (order) => vpnQuery(order, order.choice),
  planOf: () => null,
  firstProblem: ({ problems }) => problems[0]?.field ?? null,
  anchorOf: (field) => anchorIn(vpnFields, field),
  call: (order, body) => ({ path: callPaths.postVpnOrder[1], body: vpnBody(order, body) }),
  send: (app, order, body, requestKey) => createVpnOrder(app, vpnBody(order, body), requestKey),
};
