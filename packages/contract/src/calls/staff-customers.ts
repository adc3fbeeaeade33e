import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  Customer,
  CustomerInvoices,
  CustomerMovements,
  CustomerNote,
  CustomerPayments,
  CustomerServices,
  CustomerSessions,
  CustomersPage,
  CustomersQuery,
  CustomerTickets,
  OlderQuery,
} from '../staff-customers.ts';

const ofStaff = { method: 'GET', tag: 'Staff', session: true, access: 'staff:customers' } as const;
const params = z.object({ id: IdText });

/** What staff read about customers. `id` is that of the account. */
export const staffCustomerCalls = {
  getStaffCustomers: call({
    ...ofStaff,
    id: 'getStaffCustomers',
    path: '/my/api/staff/customers/',
    summary: 'Search customers, newest first, 50 per page; for staff',
    query: CustomersQuery,
    answer: { 200: CustomersPage },
    errors: [400, 401, 403],
  }),
  getStaffCustomer: call({
    ...ofStaff,
    id: 'getStaffCustomer',
    path: '/my/api/staff/customers/:id/',
    summary: 'Get a customer with people, addresses, consents and attribution; for staff',
    params,
    answer: { 200: Customer },
    errors: [401, 403, 404],
  }),
  getCustomerServices: call({
    ...ofStaff,
    id: 'getCustomerServices',
    path: '/my/api/staff/customers/:id/services/',
    summary: 'List services of a customer, newest first; for staff',
    params,
    query: OlderQuery,
    answer: { 200: CustomerServices },
    errors: [400, 401, 403, 404],
  }),
  getCustomerMovements: call({
    ...ofStaff,
    id: 'getCustomerMovements',
    path: '/my/api/staff/customers/:id/transactions/',
    summary: 'List transactions on the balance of a customer, newest first; for staff',
    params,
    query: OlderQuery,
    answer: { 200: CustomerMovements },
    errors: [400, 401, 403, 404],
  }),
  getCustomerPayments: call({
    ...ofStaff,
    id: 'getCustomerPayments',
    path: '/my/api/staff/customers/:id/payments/',
    summary: 'List payments of a customer, newest first; for staff',
    params,
    query: OlderQuery,
    answer: { 200: CustomerPayments },
    errors: [400, 401, 403, 404],
  }),
  getCustomerInvoices: call({
    ...ofStaff,
    id: 'getCustomerInvoices',
    path: '/my/api/staff/customers/:id/invoices/',
    summary: 'List invoices and credit notes of a customer, newest first; for staff',
    params,
    query: OlderQuery,
    answer: { 200: CustomerInvoices },
    errors: [400, 401, 403, 404],
  }),
  getCustomerTickets: call({
    ...ofStaff,
    id: 'getCustomerTickets',
    path: '/my/api/staff/customers/:id/tickets/',
    summary: 'List tickets of a customer, newest first; for staff',
    params,
    query: OlderQuery,
    answer: { 200: CustomerTickets },
    errors: [400, 401, 403, 404],
  }),
  getCustomerSessions: call({
    ...ofStaff,
    id: 'getCustomerSessions',
    path: '/my/api/staff/customers/:id/sessions/',
    summary: 'List active sessions and the latest activity of a customer’s people; for staff',
    params,
    answer: { 200: CustomerSessions },
    errors: [401, 403, 404],
  }),
  getCustomerNotes: call({
    ...ofStaff,
    id: 'getCustomerNotes',
    path: '/my/api/staff/customers/:id/notes/',
    summary: 'List the latest 200 notes of staff on a customer, newest first; for staff',
    params,
    answer: { 200: z.array(CustomerNote) },
    errors: [401, 403, 404],
  }),
} as const;
