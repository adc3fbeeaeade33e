import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  StaffOffer,
  StaffOfferForm,
  StaffOfferFormQuery,
  StaffOfferInput,
  StaffOffersPage,
  StaffOffersQuery,
  StaffOfferWithdrawal,
} from '../staff-offers.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:orders' } as const;
const params = z.object({ id: IdText });

export const staffOfferCalls = {
  getStaffOffers: call({
    ...ofStaff,
    id: 'getStaffOffers',
    method: 'GET',
    path: '/my/api/staff/offers/',
    summary: 'List offers of dedicated servers for customers, newest first, 50 per page; for staff',
    query: StaffOffersQuery,
    answer: { 200: StaffOffersPage },
    errors: [400, 401, 403],
  }),
  getStaffOfferForm: call({
    ...ofStaff,
    id: 'getStaffOfferForm',
    method: 'GET',
    path: '/my/api/staff/offers/form/',
    summary: 'Get a customer and the plans that an offer for them may be based on; for staff',
    query: StaffOfferFormQuery,
    answer: { 200: StaffOfferForm },
    errors: [400, 401, 403, 404, 409],
  }),
  postStaffOffer: call({
    ...ofStaff,
    id: 'postStaffOffer',
    method: 'POST',
    path: '/my/api/staff/offers/',
    summary: 'Offer a dedicated server to a customer at a price of its own, and email them; for staff',
    body: StaffOfferInput,
    answer: { 201: StaffOffer },
    errors: [400, 401, 403, 404, 409],
  }),
  getStaffOffer: call({
    ...ofStaff,
    id: 'getStaffOffer',
    method: 'GET',
    path: '/my/api/staff/offers/:id/',
    summary: 'Get an offer of a dedicated server; for staff',
    params,
    answer: { 200: StaffOffer },
    errors: [401, 403, 404],
  }),
  postStaffOfferWithdrawal: call({
    ...ofStaff,
    id: 'postStaffOfferWithdrawal',
    method: 'POST',
    path: '/my/api/staff/offers/:id/withdraw/',
    summary: 'Withdraw an open offer; for staff',
    params,
    body: StaffOfferWithdrawal,
    answer: { 200: StaffOffer },
    errors: [400, 401, 403, 404, 409],
  }),
} as const;
