import { z } from 'zod';
import { call } from '../call.ts';
import { Landing } from '../content.ts';
import { CmsLanding, VhContextQuery, VhOrder, VhOrderContext } from '../lines/web-hosting.ts';
import { OrderConflict, OrderCreated } from '../orders.ts';

const tag = 'Web hosting';

export const webHostingCalls = {
  getVhLocationLandings: call({
    id: 'getVhLocationLandings',
    method: 'GET',
    path: '/my/api/vhosting-location-landings/',
    summary: 'List web hosting pages by country',
    tag,
    answer: { 200: z.array(Landing) },
  }),
  getHostingCmsLandings: call({
    id: 'getHostingCmsLandings',
    method: 'GET',
    path: '/my/api/hosting-cms-landings/',
    summary: 'List web hosting pages by CMS',
    tag,
    answer: { 200: z.array(CmsLanding) },
  }),
  getVhOrderContext: call({
    id: 'getVhOrderContext',
    method: 'GET',
    path: '/my/api/vhosting/order/create_context/',
    summary: 'Get the plans and options of web hosting; `slug` is a plan or landing page, the rest is the page’s query',
    tag,
    query: VhContextQuery,
    answer: { 200: VhOrderContext },
    errors: [404],
  }),
  postVhOrder: call({
    id: 'postVhOrder',
    method: 'POST',
    path: '/my/api/vhosting/order/',
    summary: 'Order one or more web hosting accounts',
    tag,
    session: true,
    access: 'orders',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(128).optional() }),
    body: VhOrder,
    answer: { 201: OrderCreated, 409: OrderConflict },
    errors: [400, 401, 403, 429],
  }),
} as const;
