import { z } from 'zod';
import { call } from '../call.ts';
import { StaffSetup, TrialBalance } from '../staff.ts';

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
} as const;
