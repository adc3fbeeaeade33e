import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { OrderCreated } from '../orders.ts';
import {
  NextPlanChoice,
  NextPlanConflict,
  NextPlanState,
  RenewalConflict,
  RenewalOrder,
  UpgradeConflict,
  UpgradeOffer,
  UpgradeOrder,
} from '../upgrades.ts';
import { idempotent } from './payments.ts';

const tag = 'Account';
const path = '/my/api/services/:id/upgrade/';
const next = '/my/api/services/:id/next-plan/';
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
    summary:
      'List the larger plans of a service with their prices for the rest of the paid time, and the smaller ones for a later term',
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
  putNextPlan: call({
    id: 'putNextPlan',
    method: 'PUT',
    path: next,
    summary:
      'Choose a smaller plan from the next unpaid term on, in place of an earlier choice; its room is held from now on. 409 `price_changed` with the current price of that term, `sold_out`, `plan_not_changeable`, or `upgrade_waiting` while an upgrade waits for its payment',
    tag,
    session: true,
    access: 'orders',
    params,
    body: NextPlanChoice,
    answer: { 200: NextPlanState, 409: NextPlanConflict },
    errors: [400, 401, 404, 429],
  }),
  deleteNextPlan: call({
    id: 'deleteNextPlan',
    method: 'DELETE',
    path: next,
    summary:
      'Keep the present plan of a service instead of a smaller one; 409 `plan_not_changeable` once the term with it has started or is paid for',
    tag,
    session: true,
    access: 'orders',
    params,
    answer: { 200: NextPlanState, 409: NextPlanConflict },
    errors: [401, 404, 429],
  }),
} as const;
