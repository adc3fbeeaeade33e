import { actOrder } from '../../features/order/act-order.ts';
import { formerParts } from '../../features/former-plan/former-parts.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { definePage } from '../../router/page.ts';
import { vpnLine } from './vpn-line.ts';

/** `/vpn/`: the VPN, and its order. The choice is the query of the address. A 404 where it isn't offered. */
export const route = definePage<OrderPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['vpn', 'prices', 'order', 'long-text'],
  parts: ({ stage, former }) => [...stageParts[stage], ...formerParts(former)],
  contextSlug: () => 'vpn',
  load: ({ app, url }) => loadOrder(app, vpnLine, url),
  act: ({ app, url, form }) => actOrder(app, vpnLine, url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? { catalogue: true } : { noindex: true }),
});
