import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { Landing } from '../content.ts';
import { OrderConflict, OrderCreated, VpsOrder } from '../orders.ts';
import { VpsParameterLimits, VpsParameterLimitsQuery, VpsParameters } from '../lines/vps-configuration.ts';
import { VpsContextQuery } from '../lines/vps-query.ts';
import { VpsLocation, VpsOrderContext, VpsTemplates, VpsTypeLanding } from '../lines/vps.ts';

const tag = 'VPS';
const id = IdText.optional();

export const vpsCalls = {
  getVpsLocationLandings: call({
    id: 'getVpsLocationLandings',
    method: 'GET',
    path: '/my/api/vps-location-landings/',
    summary: 'List VPS pages by country',
    tag,
    answer: { 200: z.array(Landing) },
  }),
  getVpsTypeLandings: call({
    id: 'getVpsTypeLandings',
    method: 'GET',
    path: '/my/api/vps-type-landings/',
    summary: 'List VPS pages by purpose or operating system',
    tag,
    answer: { 200: z.array(VpsTypeLanding) },
  }),
  getVpsOrderContext: call({
    id: 'getVpsOrderContext',
    method: 'GET',
    path: '/my/api/vps-order/create_context/',
    summary: 'Get the plans and options of VPS; `slug` is a plan or landing page, the rest is the page’s query',
    tag,
    query: VpsContextQuery,
    answer: { 200: VpsOrderContext },
    errors: [404],
  }),
  getVpsParameters: call({
    id: 'getVpsParameters',
    method: 'GET',
    path: '/my/api/vps-configuration/parameters/',
    summary: 'Get sizes, clock speeds and prices of a custom VPS',
    tag,
    answer: { 200: VpsParameters },
  }),
  getVpsParameterLimits: call({
    id: 'getVpsParameterLimits',
    method: 'GET',
    path: '/my/api/vps-configuration/parameter-limits/',
    summary: 'Get the limits of each size, given the others',
    tag,
    query: VpsParameterLimitsQuery,
    answer: { 200: VpsParameterLimits },
    errors: [400],
  }),
  getVpsLocations: call({
    id: 'getVpsLocations',
    method: 'GET',
    path: '/api/orders/vps/locations/',
    summary: 'List the data centres where VPS are sold to the visitor',
    tag,
    answer: { 200: z.array(VpsLocation) },
  }),
  getVpsTemplates: call({
    id: 'getVpsTemplates',
    method: 'GET',
    path: '/my/api/vps-order/templates/',
    summary:
      'List operating systems, control panels and disk images, with the reason if one is unavailable for the query',
    tag,
    query: z.object({ location: id, tariff: id }),
    answer: { 200: VpsTemplates },
    errors: [400],
  }),
  postVpsOrder: call({
    id: 'postVpsOrder',
    method: 'POST',
    path: '/my/api/vps-order/',
    summary: 'Order one or more VPS',
    tag,
    session: true,
    access: 'orders',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(128).optional() }),
    body: VpsOrder,
    answer: { 201: OrderCreated, 409: OrderConflict },
    errors: [400, 401, 403, 429],
  }),
} as const;
