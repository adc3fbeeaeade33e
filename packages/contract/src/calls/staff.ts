import { z } from 'zod';
import { call } from '../call.ts';
import { StaffSetup } from '../staff.ts';

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
} as const;
