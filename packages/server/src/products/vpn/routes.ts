import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, publicRoute, route } from '../../platform/http/index.ts';
import { visitorOf } from '../../identity/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { buyerOf, orderCall } from '../../sales/index.ts';
import { vpnOrderContext } from './context.ts';
import { vpnLine } from './line.ts';
import { presentNode } from './offer.ts';

/** Ordering a VPN. Visitors to whom it isn't shown get a 404, before the session is checked. */
export function vpnRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const byRegion = { cached: { country: 'region' } } as const;

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

    publicRoute(vpn, calls.getVpnNodes, { country: 'region' }, async ({ language }) =>
      (await catalogueOf(context.db)).vpnNodes.map((row) => presentNode(row, language)),
    );

    route(vpn, calls.postVpnOrder, ({ body, request, reply }) => orderCall(vpnLine, body, request, reply));
  });
}
