import { z } from 'zod';
import { call } from '../call.ts';
import { VpnNode, VpnOrder, VpnOrderContext, VpnOrderQuery } from '../lines/vpn.ts';
import { OrderConflict, OrderCreated } from '../orders.ts';

const tag = 'VPN';

export const vpnCalls = {
  getVpnSingleContext: call({
    id: 'getVpnSingleContext',
    method: 'GET',
    path: '/my/api/vpn/order/create_context/single/',
    summary: 'Get the terms and prices of connections over one server; 404 where the VPN isn’t offered',
    tag,
    query: VpnOrderQuery,
    answer: { 200: VpnOrderContext },
    errors: [404],
  }),
  getVpnMultiHopContext: call({
    id: 'getVpnMultiHopContext',
    method: 'GET',
    path: '/my/api/vpn/order/create_context/multi-hop/',
    summary: 'Get the terms and prices of connections over two servers; 404 where the VPN isn’t offered',
    tag,
    query: VpnOrderQuery,
    answer: { 200: VpnOrderContext },
    errors: [404],
  }),
  getVpnNodes: call({
    id: 'getVpnNodes',
    method: 'GET',
    path: '/my/api/vpn/order/exit_node_locations/',
    summary: 'List entry and exit locations of the VPN; 404 where the VPN isn’t offered',
    tag,
    answer: { 200: z.array(VpnNode) },
    errors: [404],
  }),
  postVpnOrder: call({
    id: 'postVpnOrder',
    method: 'POST',
    path: '/my/api/vpn/order/',
    summary: 'Order one or more VPN subscriptions',
    tag,
    session: true,
    access: 'orders',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(128).optional() }),
    body: VpnOrder,
    answer: { 201: OrderCreated, 409: OrderConflict },
    errors: [400, 401, 403, 404, 429],
  }),
} as const;
