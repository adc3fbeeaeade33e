import { orderAction } from '../../order/actions/order-action.ts';
import { loadOrder, type OrderPageData } from '../../order/page/load-order.ts';
import { definePage } from '../../app/router/page.ts';
import { vpnLine } from '../../order/lines/vpn/vpn-line.ts';

/** `/vpn/`: the VPN, and its order. The choice is the query of the address. A 404 where it isn't offered. */
export const route = definePage<OrderPageData>({
  // Messages of the account and personal data stages load with those stages (`order-stage.tsx`).
  areas: ['vpn', 'prices', 'order', 'long-text'],
  contextSlug: () => 'vpn',
  load: ({ app, url }) => loadOrder(app, vpnLine, url),
  act: ({ app, url, form }) => orderAction(app, vpnLine, url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? { catalogue: true } : { noindex: true }),
});
