import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  StaffBasket,
  StaffOrderCancellation,
  StaffOrderDetails,
  StaffOrderForms,
  StaffOrderFormsQuery,
  StaffOrderInput,
  StaffOrderPlaced,
  StaffOrdersPage,
  StaffOrdersQuery,
  StaffQuote,
} from '../staff-orders.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:orders' } as const;

export const staffOrderCalls = {
  getStaffOrders: call({
    ...ofStaff,
    id: 'getStaffOrders',
    method: 'GET',
    path: '/my/api/staff/orders/',
    summary: 'List orders of all customers, newest first, 50 per page; for staff',
    query: StaffOrdersQuery,
    answer: { 200: StaffOrdersPage },
    errors: [400, 401, 403],
  }),
  getStaffOrderForms: call({
    ...ofStaff,
    id: 'getStaffOrderForms',
    method: 'GET',
    path: '/my/api/staff/orders/forms/',
    summary: 'Get the forms in which something is ordered for a customer; for staff',
    query: StaffOrderFormsQuery,
    answer: { 200: StaffOrderForms },
    errors: [400, 401, 403, 404],
  }),
  postStaffQuote: call({
    ...ofStaff,
    id: 'postStaffQuote',
    method: 'POST',
    path: '/my/api/staff/orders/quote/',
    summary: 'Check and price a basket for a customer, without ordering it; for staff',
    quiet: true,
    body: StaffBasket,
    answer: { 200: StaffQuote },
    errors: [400, 401, 403, 404],
  }),
  postStaffOrder: call({
    ...ofStaff,
    id: 'postStaffOrder',
    method: 'POST',
    path: '/my/api/staff/orders/',
    summary: 'Order several services for a customer, with one payment and one invoice; once for a key; for staff',
    body: StaffOrderInput,
    answer: { 201: StaffOrderPlaced },
    errors: [400, 401, 403, 404, 409],
  }),
  getStaffOrder: call({
    ...ofStaff,
    id: 'getStaffOrder',
    method: 'GET',
    path: '/my/api/staff/orders/:id/',
    summary: 'Get an order with its lines, services and payment; for staff',
    params: z.object({ id: IdText }),
    answer: { 200: StaffOrderDetails },
    errors: [401, 403, 404],
  }),
  postStaffOrderCancellation: call({
    ...ofStaff,
    id: 'postStaffOrderCancellation',
    method: 'POST',
    path: '/my/api/staff/orders/:id/cancel/',
    summary: 'Cancel an unpaid order; for staff',
    params: z.object({ id: IdText }),
    body: StaffOrderCancellation,
    answer: { 200: StaffOrderDetails },
    errors: [400, 401, 403, 404, 409],
  }),
} as const;
