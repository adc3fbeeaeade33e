import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { visitorOf } from '../../../http/visitor.ts';
import { catalogueOf } from '../../catalogue/load.ts';
import { buyerOf } from '../../orders/buyer.ts';
import { orderCall } from '../../orders/order-call.ts';
import { vpnOrderContext } from './context.ts';
import { vpnLine } from './line.ts';
import { presentNode } from './offer.ts';

/** Ordering a VPN. For visitors to whom it isn't shown there's nothing (404), before anyone asks for a session. */
export function vpnRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const byRegion = { kept: { country: 'region' } } as const;

  void app.register(async (vpn) => {
    vpn.addHook('onRequest', async (request) => {
      if (!vpnLine.isShown(await visitorOf(request))) throw notFound('The VPN isn’t shown in this region');
    });

    route(
      vpn,
      calls.getVpnSingleContext,
      async ({ query, request }) => vpnOrderContext(context, await buyerOf(request), request.language, 'single', query),
      byRegion,
    );

    route(
      vpn,
      calls.getVpnMultiHopContext,
      async ({ query, request }) =>
        vpnOrderContext(context, await buyerOf(request), request.language, 'multi-hop', query),
      byRegion,
    );

    route(
      vpn,
      calls.getVpnNodes,
      async ({ request }) => (await catalogueOf(context.db)).vpnNodes.map((row) => presentNode(row, request.language)),
      byRegion,
    );

    route(vpn, calls.postVpnOrder, ({ body, request, reply }) => orderCall(vpnLine, body, request, reply));
  });
}
