import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { OrderCreated } from '../orders.ts';
import { RenewalConflict, RenewalOrder, UpgradeConflict, UpgradeOffer, UpgradeOrder } from '../upgrades.ts';
import { idempotent } from './payments.ts';

const tag = 'Account';
const path = '/my/api/services/:id/upgrade/';
const params = z.object({ id: IdText });

export const upgradeCalls = {
  postServiceRenewal: call({
    id: 'postServiceRenewal',
    method: 'POST',
    path: '/my/api/services/:id/renew/',
    summary:
      'Pay for the next term of a service; 409 `price_changed` with the current total, `not_renewable`, `already_renewed`, or `renewal_waiting` and `upgrade_waiting` while another payment of the service is under way',
    tag,
    session: true,
    access: 'orders',
    params,
    headers: idempotent,
    body: RenewalOrder,
    answer: { 201: OrderCreated, 409: RenewalConflict },
    errors: [400, 401, 404, 429],
  }),
  getServiceUpgrade: call({
    id: 'getServiceUpgrade',
    method: 'GET',
    path,
    summary: 'List larger plans for a service with their prices for the rest of the paid term',
    tag,
    session: true,
    access: 'read',
    params,
    answer: { 200: UpgradeOffer },
    errors: [401, 404],
  }),
  postServiceUpgrade: call({
    id: 'postServiceUpgrade',
    method: 'POST',
    path,
    summary:
      'Upgrade a service; 409 `price_changed` with the current total, `sold_out`, `not_upgradable`, or `upgrade_waiting` while another one waits for its payment',
    tag,
    session: true,
    access: 'orders',
    params,
    headers: idempotent,
    body: UpgradeOrder,
    answer: { 201: OrderCreated, 409: UpgradeConflict },
    errors: [400, 401, 404, 429],
  }),
} as const;
