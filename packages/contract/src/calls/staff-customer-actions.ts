import { z } from 'zod';
import { call } from '../call.ts';
import { DeletionDone, DeletionRefused } from '../account-security.ts';
import { ErrorDetail } from '../errors.ts';
import { IdText } from '../common.ts';
import {
  BalanceChange,
  Customer,
  CustomerEmailConfirmation,
  CustomerErasure,
  CustomerNote,
  CustomerNoteInput,
  CustomerPersonAction,
  CustomerSentEmailDetails,
} from '../staff-customers.ts';
import { idempotent } from './payments.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:customers' } as const;
const params = z.object({ id: IdText });

/** What staff do to customers. `id` is that of the account. */
export const staffCustomerActionCalls = {
  postCustomerBlock: call({
    ...ofStaff,
    id: 'postCustomerBlock',
    method: 'POST',
    path: '/my/api/staff/customers/:id/block/',
    summary: 'Keep a person of a customer from signing in, and sign them out; services keep running; for staff',
    params,
    body: CustomerPersonAction,
    answer: { 200: Customer },
    errors: [400, 401, 403, 404, 409],
  }),
  postCustomerUnblock: call({
    ...ofStaff,
    id: 'postCustomerUnblock',
    method: 'POST',
    path: '/my/api/staff/customers/:id/unblock/',
    summary: 'Let a blocked person of a customer sign in again; for staff',
    params,
    body: CustomerPersonAction,
    answer: { 200: Customer },
    errors: [400, 401, 403, 404, 409],
  }),
  postCustomerSignOut: call({
    ...ofStaff,
    id: 'postCustomerSignOut',
    method: 'POST',
    path: '/my/api/staff/customers/:id/sign-out/',
    summary: 'End all sessions of a person of a customer; for staff',
    params,
    body: CustomerPersonAction,
    answer: { 200: Customer },
    errors: [400, 401, 403, 404, 409],
  }),
  postCustomerEmailConfirmation: call({
    ...ofStaff,
    id: 'postCustomerEmailConfirmation',
    method: 'POST',
    path: '/my/api/staff/customers/:id/confirm-email/',
    summary: 'Confirm an email address that a person of a customer has entered; for staff',
    params,
    body: CustomerEmailConfirmation,
    answer: { 200: Customer },
    errors: [400, 401, 403, 404, 409],
  }),
  postCustomerErasure: call({
    ...ofStaff,
    access: 'staff:erasure',
    id: 'postCustomerErasure',
    method: 'POST',
    path: '/my/api/staff/customers/:id/erase/',
    summary: 'Erase a customer: close the account and erase personal data; for staff',
    params,
    body: CustomerErasure,
    answer: { 200: DeletionDone, 409: DeletionRefused.or(ErrorDetail) },
    errors: [400, 401, 403, 404],
  }),
  postBalanceChange: call({
    ...ofStaff,
    access: 'staff:payments',
    id: 'postBalanceChange',
    method: 'POST',
    path: '/my/api/staff/customers/:id/balance/',
    summary: 'Credit or debit the balance of a customer, in EUR; for staff',
    params,
    headers: idempotent,
    body: BalanceChange,
    answer: { 200: Customer },
    errors: [400, 401, 403, 404, 409],
  }),
  postCustomerEmailResend: call({
    ...ofStaff,
    id: 'postCustomerEmailResend',
    method: 'POST',
    path: '/my/api/staff/customers/:id/emails/:email/resend/',
    summary: 'Send an email to a customer again; for staff',
    params: params.extend({ email: IdText }),
    answer: { 200: CustomerSentEmailDetails },
    errors: [401, 403, 404, 409],
  }),
  postCustomerNote: call({
    ...ofStaff,
    id: 'postCustomerNote',
    method: 'POST',
    path: '/my/api/staff/customers/:id/notes/',
    summary: 'Add a note on a customer; returns the list; for staff',
    params,
    body: CustomerNoteInput,
    answer: { 201: z.array(CustomerNote) },
    errors: [400, 401, 403, 404],
  }),
  deleteCustomerNote: call({
    ...ofStaff,
    id: 'deleteCustomerNote',
    method: 'DELETE',
    path: '/my/api/staff/customers/:id/notes/:note/',
    summary: 'Delete one’s own note on a customer; returns the list; for staff',
    params: params.extend({ note: IdText }),
    answer: { 200: z.array(CustomerNote) },
    errors: [401, 403, 404],
  }),
} as const;
