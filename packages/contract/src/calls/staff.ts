import { z } from 'zod';
import { call } from '../call.ts';
import { IdText, Slug } from '../common.ts';
import { Location } from '../order-context.ts';
import { idempotent } from './payments.ts';
import { Payment } from '../payments.ts';
import { LocationTests, PaymentRefund, StaffSetup, Statement, StatementEntry, TrialBalance } from '../staff.ts';

export const staffCalls = {
  getStaffSetups: call({
    id: 'getStaffSetups',
    method: 'GET',
    path: '/my/api/staff/setups/',
    summary: 'Paid servers whose setup has failed at least once, newest first; for staff',
    tag: 'Staff',
    session: true,
    answer: { 200: z.array(StaffSetup) },
    errors: [401, 403],
  }),
  patchLocation: call({
    id: 'patchLocation',
    method: 'PATCH',
    path: '/my/api/staff/locations/:slug/',
    summary: 'Set the test addresses, files and network of a datacenter; for staff',
    tag: 'Staff',
    session: true,
    params: z.object({ slug: Slug }),
    body: LocationTests,
    answer: { 200: Location },
    errors: [400, 401, 403, 404],
  }),
  postSetupRetry: call({
    id: 'postSetupRetry',
    method: 'POST',
    path: '/my/api/staff/setups/:id/retry/',
    summary: 'Tries the setup of a paid service again now instead of after its pause, and answers the list; for staff',
    tag: 'Staff',
    session: true,
    params: z.object({ id: IdText }),
    answer: { 200: z.array(StaffSetup) },
    errors: [401, 403, 404],
  }),
  getTrialBalance: call({
    id: 'getTrialBalance',
    method: 'GET',
    path: '/my/api/staff/ledger/',
    summary: 'What was booked on each account of the ledger, in EUR; for staff',
    tag: 'Staff',
    session: true,
    answer: { 200: TrialBalance },
    errors: [401, 403],
  }),
  getStatement: call({
    id: 'getStatement',
    method: 'GET',
    path: '/my/api/staff/statement/',
    summary: 'The latest 100 bank transfers that have come, newest first; for staff',
    tag: 'Staff',
    session: true,
    answer: { 200: z.array(StatementEntry) },
    errors: [401, 403],
  }),
  postStatement: call({
    id: 'postStatement',
    method: 'POST',
    path: '/my/api/staff/statement/',
    summary: 'Takes lines of the bank statement in and settles the payments that they name; for staff',
    tag: 'Staff',
    session: true,
    body: Statement,
    answer: { 200: z.array(StatementEntry) },
    errors: [400, 401, 403],
  }),
  postPaymentRefund: call({
    id: 'postPaymentRefund',
    method: 'POST',
    path: '/my/api/staff/payments/:ref/refund/',
    summary: 'Pays a part of a payment back to where it came from or to the balance, with a credit note; for staff',
    tag: 'Staff',
    session: true,
    params: z.object({ ref: z.string().max(64) }),
    headers: idempotent,
    body: PaymentRefund,
    answer: { 200: Payment },
    errors: [400, 401, 403, 404, 409],
  }),
} as const;
