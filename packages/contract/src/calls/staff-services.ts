import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  Adopted,
  Adoption,
  AdoptionChoices,
  StaffServiceDetails,
  StaffServicesPage,
  StaffServicesQuery,
  StaffServicesUpdate,
  StaffServicesUpdated,
  StaffServiceUpdate,
} from '../staff-services.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:services' } as const;

export const staffServiceCalls = {
  getStaffServices: call({
    ...ofStaff,
    id: 'getStaffServices',
    method: 'GET',
    path: '/my/api/staff/services/',
    summary: 'List services of all customers, newest first, 50 per page; for staff',
    query: StaffServicesQuery,
    answer: { 200: StaffServicesPage },
    errors: [400, 401, 403],
  }),
  getStaffService: call({
    ...ofStaff,
    id: 'getStaffService',
    method: 'GET',
    path: '/my/api/staff/services/:id/',
    summary: 'Get a service with its charges, operations and history; for staff',
    params: z.object({ id: IdText }),
    answer: { 200: StaffServiceDetails },
    errors: [401, 403, 404],
  }),
  getAdoptionChoices: call({
    ...ofStaff,
    id: 'getAdoptionChoices',
    method: 'GET',
    path: '/my/api/staff/services/adoption/',
    summary: 'List the plans and data centers of services that can be taken over; for staff',
    answer: { 200: AdoptionChoices },
    errors: [401, 403],
  }),
  postAdoption: call({
    ...ofStaff,
    id: 'postAdoption',
    method: 'POST',
    path: '/my/api/staff/services/adoption/',
    summary: 'Take a running service over without charging or building it; once for a key; for staff',
    body: Adoption,
    answer: { 201: Adopted },
    errors: [400, 401, 403],
  }),
  postStaffServicesChange: call({
    ...ofStaff,
    id: 'postStaffServicesChange',
    method: 'POST',
    path: '/my/api/staff/services/changes/',
    summary: 'Extend or hold up to 100 services, each on its own; once for a key; for staff',
    body: StaffServicesUpdate,
    answer: { 200: StaffServicesUpdated },
    errors: [400, 401, 403],
  }),
  patchStaffService: call({
    ...ofStaff,
    id: 'patchStaffService',
    method: 'PATCH',
    path: '/my/api/staff/services/:id/',
    summary:
      'Extend, hold, suspend, reactivate or cancel a service, or change its term or price; once for a key; for staff',
    params: z.object({ id: IdText }),
    body: StaffServiceUpdate,
    answer: { 200: StaffServiceDetails },
    errors: [400, 401, 403, 404, 409],
  }),
} as const;
