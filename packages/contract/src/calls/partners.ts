import { z } from 'zod';
import { call } from '../call.ts';
import { PageQuery } from '../common.ts';
import {
  CashbackPage,
  Partner,
  PartnerCode,
  PartnerPayout,
  PartnerRate,
  PartnerVisit,
  StaffPartner,
} from '../partners.ts';

const tag = 'Partners';
const session = true;
const path = '/my/api/partner/';

/** The partner programme. */
export const partnerCalls = {
  getPartner: call({
    id: 'getPartner',
    method: 'GET',
    path,
    summary: 'Get the account’s partner code, terms and figures; without a code, it hasn’t joined',
    tag,
    session,
    access: 'billing',
    answer: { 200: Partner },
    errors: [401, 403],
  }),
  postPartner: call({
    id: 'postPartner',
    method: 'POST',
    path,
    summary: 'Join the partner programme. An account that has joined keeps its code',
    tag,
    session,
    access: 'billing',
    answer: { 200: Partner },
    errors: [401, 403],
  }),
  getCashback: call({
    id: 'getCashback',
    method: 'GET',
    path: `${path}cashback/`,
    summary: 'List cashback for orders of referred customers, newest first',
    tag,
    session,
    access: 'billing',
    query: PageQuery,
    answer: { 200: CashbackPage },
    errors: [400, 401, 403, 404],
  }),
  postPartnerPayout: call({
    id: 'postPartnerPayout',
    method: 'POST',
    path: `${path}payouts/`,
    summary:
      'Pay out all available cashback to the balance; 409 `cashback_changed` when that isn’t `amount`. A repeated `number` changes nothing',
    tag,
    session,
    access: 'billing',
    body: PartnerPayout,
    answer: { 200: Partner },
    errors: [400, 401, 403, 409],
  }),
  postPartnerVisit: call({
    id: 'postPartnerVisit',
    method: 'POST',
    path: '/my/api/partner-visits/',
    summary:
      'Count a visit by a partner’s link, if the visitor has agreed to marketing cookies; known codes aren’t revealed',
    tag,
    // The consent is in a cookie that other sites can't send, and pages from the cache have no token.
    csrf: false,
    body: PartnerVisit,
    answer: { 200: z.object({}) },
    errors: [400, 429],
  }),
  putStaffPartner: call({
    id: 'putStaffPartner',
    method: 'PUT',
    path: '/my/api/staff/partners/:partner/',
    summary: 'Set a partner’s percentage for orders that are paid from now on',
    tag: 'Staff',
    session,
    access: 'staff:partners',
    params: z.object({ partner: PartnerCode }),
    body: PartnerRate,
    answer: { 200: StaffPartner },
    errors: [400, 401, 403, 404],
  }),
} as const;
