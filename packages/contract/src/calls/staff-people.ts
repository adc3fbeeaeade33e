import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { AuditPage, AuditQuery, StaffPerson, StaffPersonUpdate } from '../staff-people.ts';

const ofStaff = { tag: 'Staff', session: true } as const;

export const staffPeopleCalls = {
  getStaffPeople: call({
    ...ofStaff,
    access: 'staff:staff',
    id: 'getStaffPeople',
    method: 'GET',
    path: '/my/api/staff/people/',
    summary: 'List who is staff, by name; for staff',
    answer: { 200: z.array(StaffPerson) },
    errors: [401, 403],
  }),
  patchStaffPerson: call({
    ...ofStaff,
    access: 'staff:staff',
    id: 'patchStaffPerson',
    method: 'PATCH',
    path: '/my/api/staff/people/:id/',
    summary: 'Change the role of somebody of the staff, or make them a customer; returns the list; for staff',
    params: z.object({ id: IdText }),
    body: StaffPersonUpdate,
    answer: { 200: z.array(StaffPerson) },
    errors: [400, 401, 403, 404, 409],
  }),
  getStaffAudit: call({
    ...ofStaff,
    access: 'staff:audit',
    id: 'getStaffAudit',
    method: 'GET',
    path: '/my/api/staff/audit/',
    summary: 'List what staff have done, newest first, 50 entries per page; for staff',
    query: AuditQuery,
    answer: { 200: AuditPage },
    errors: [400, 401, 403],
  }),
} as const;
