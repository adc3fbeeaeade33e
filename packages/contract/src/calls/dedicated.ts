import { z } from 'zod';
import { call } from '../call.ts';
import { Landing, PlanSet } from '../content.ts';
import { DsAlert, DsAlertKey, DsAlertRequest, DsAlertSaved } from '../lines/dedicated-alerts.ts';
import { DsFigures, DsFiguresQuery, DsGroupLanding, DsTariffPage, DsTariffsQuery } from '../lines/dedicated-tariff.ts';
import { DsContextQuery, DsOrder, DsOrderContext } from '../lines/dedicated.ts';
import { OrderConflict, OrderCreated } from '../orders.ts';

const tag = 'Dedicated servers';

export const dedicatedCalls = {
  getDsLocationLandings: call({
    id: 'getDsLocationLandings',
    method: 'GET',
    path: '/my/api/ds-location-landings/',
    summary: 'Pages of dedicated servers by country',
    tag,
    answer: { 200: z.array(Landing) },
  }),
  getDsGroupLandings: call({
    id: 'getDsGroupLandings',
    method: 'GET',
    path: '/my/api/ds-group-landings/',
    summary: 'Pages of dedicated servers by set',
    tag,
    answer: { 200: z.array(DsGroupLanding) },
  }),
  getDsTariffs: call({
    id: 'getDsTariffs',
    method: 'GET',
    path: '/my/api/ds-order/tariff/',
    summary: 'Dedicated servers that fit the filters of the query, sold out ones last',
    tag,
    query: DsTariffsQuery,
    answer: { 200: DsTariffPage },
    errors: [400, 404],
  }),
  getDsFigures: call({
    id: 'getDsFigures',
    method: 'GET',
    path: '/my/api/ds-order/tariff/figures/',
    summary: 'Figures of the dedicated servers that fit the filters of the query; 404 for an unknown landing',
    tag,
    query: DsFiguresQuery,
    answer: { 200: DsFigures },
    errors: [404],
  }),
  getDsTariffSets: call({
    id: 'getDsTariffSets',
    method: 'GET',
    path: '/my/api/ds-order/tariff/tariff_sets/',
    summary: 'Named sets of dedicated servers: the tags of the list',
    tag,
    answer: { 200: z.array(PlanSet) },
  }),
  getDsOrderContext: call({
    id: 'getDsOrderContext',
    method: 'GET',
    path: '/my/api/ds-order/create_context/',
    summary: 'What the page of one server needs; 404 for an unknown slug and for an offer that isn’t the caller’s',
    tag,
    query: DsContextQuery,
    answer: { 200: DsOrderContext },
    errors: [404],
  }),
  postDsAlert: call({
    id: 'postDsAlert',
    method: 'POST',
    path: '/my/api/ds-order/alerts/',
    summary: 'Save a search of dedicated servers as an alert by email, or for customers by webhook',
    tag,
    body: DsAlertRequest,
    answer: { 201: DsAlertSaved },
    errors: [400, 401, 429],
  }),
  getDsAlert: call({
    id: 'getDsAlert',
    method: 'GET',
    path: '/my/api/ds-order/alerts/:key/',
    summary: 'A saved search, by the key from its link',
    tag,
    params: z.object({ key: DsAlertKey }),
    answer: { 200: DsAlert },
    errors: [404],
  }),
  confirmDsAlert: call({
    id: 'confirmDsAlert',
    method: 'POST',
    path: '/my/api/ds-order/alerts/:key/confirm/',
    summary: 'Confirm the email address of a saved search; does nothing when it is confirmed already',
    tag,
    params: z.object({ key: DsAlertKey }),
    answer: { 200: DsAlert },
    errors: [404],
  }),
  deleteDsAlert: call({
    id: 'deleteDsAlert',
    method: 'DELETE',
    path: '/my/api/ds-order/alerts/:key/',
    summary: 'End a saved search; answers what it was',
    tag,
    params: z.object({ key: DsAlertKey }),
    answer: { 200: DsAlert },
    errors: [404],
  }),
  postDsOrder: call({
    id: 'postDsOrder',
    method: 'POST',
    path: '/my/api/ds-order/',
    summary: 'Order one or several equal dedicated servers',
    tag,
    session: true,
    headers: z.object({ 'idempotency-key': z.string().min(1).max(128).optional() }),
    body: DsOrder,
    answer: { 201: OrderCreated, 409: OrderConflict },
    errors: [400, 401, 403, 404, 429],
  }),
} as const;
