import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  AuditPage,
  AuditQuery,
  FirstRunInput,
  FirstRunStep,
  StaffPerson,
  StaffPersonInput,
  StaffPersonUpdate,
} from '../staff-people.ts';

const FirstRunKey = z.object({ key: z.string().max(100) });

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
  postStaffPerson: call({
    ...ofStaff,
    access: 'staff:staff',
    id: 'postStaffPerson',
    method: 'POST',
    path: '/my/api/staff/people/',
    summary: 'Make somebody staff and email them how to sign in; returns the list; for staff',
    body: StaffPersonInput,
    answer: { 200: z.array(StaffPerson) },
    errors: [400, 401, 403, 409, 429],
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
  getFirstRun: call({
    tag: 'Staff',
    id: 'getFirstRun',
    method: 'GET',
    path: '/my/api/first-run/:key/',
    summary: 'Check the link from the start of a site without staff',
    params: FirstRunKey,
    answer: { 200: z.object({}) },
    errors: [404, 429],
  }),
  postFirstRun: call({
    tag: 'Staff',
    id: 'postFirstRun',
    method: 'POST',
    path: '/my/api/first-run/:key/',
    summary: 'Make somebody the first administrator, with the link from the start of a site without staff',
    params: FirstRunKey,
    body: FirstRunInput,
    answer: { 200: FirstRunStep },
    errors: [400, 404, 429],
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
