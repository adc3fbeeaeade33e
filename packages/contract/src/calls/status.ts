import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import {
  Affected,
  AffectedRequest,
  StaffIncident,
  StaffIncidentPage,
  StaffIncidentsQuery,
  StaffIncidentWrite,
} from '../staff-incidents.ts';
import { StatusIncident, StatusIncidentRequest, StatusPage, StatusUpdateRequest } from '../status.ts';

const tag = 'Status';
const ofStaff = { tag: 'Staff', session: true, access: 'staff:incidents' } as const;

export const statusCalls = {
  getStatus: call({
    id: 'getStatus',
    method: 'GET',
    path: '/my/api/status/',
    summary:
      'Get the state of all services, incidents and maintenance of the last 90 days, and test addresses by data centre',
    tag,
    answer: { 200: StatusPage },
  }),
  getStatusIncident: call({
    id: 'getStatusIncident',
    method: 'GET',
    path: '/my/api/status/incidents/:id/',
    summary: 'Get an incident or planned maintenance',
    tag,
    params: z.object({ id: IdText }),
    answer: { 200: StatusIncident },
    errors: [404],
  }),
  getStaffIncidents: call({
    id: 'getStaffIncidents',
    method: 'GET',
    path: '/my/api/staff/status/incidents/',
    summary: 'List incidents and maintenance; for staff',
    ...ofStaff,
    query: StaffIncidentsQuery,
    answer: { 200: StaffIncidentPage },
    errors: [400, 401, 403],
  }),
  getStaffIncident: call({
    id: 'getStaffIncident',
    method: 'GET',
    path: '/my/api/staff/status/incidents/:id/',
    summary: 'Get an incident or maintenance in both languages, with its emails; for staff',
    ...ofStaff,
    params: z.object({ id: IdText }),
    answer: { 200: StaffIncident },
    errors: [401, 403, 404],
  }),
  putStaffIncident: call({
    id: 'putStaffIncident',
    method: 'PUT',
    path: '/my/api/staff/status/incidents/:id/',
    summary: 'Correct the texts and times of an incident or maintenance; for staff',
    ...ofStaff,
    params: z.object({ id: IdText }),
    body: StaffIncidentWrite,
    answer: { 200: StaffIncident },
    errors: [400, 401, 403, 404, 409],
  }),
  postAffected: call({
    id: 'postAffected',
    method: 'POST',
    path: '/my/api/staff/status/affected/',
    summary: 'Get the customers whom an email about an incident would reach; for staff',
    ...ofStaff,
    quiet: true,
    body: AffectedRequest,
    answer: { 200: Affected },
    errors: [400, 401, 403, 404],
  }),
  postStatusIncident: call({
    id: 'postStatusIncident',
    method: 'POST',
    path: '/my/api/staff/status/incidents/',
    summary: 'Open an incident or announce maintenance; for staff',
    tag: 'Staff',
    session: true,
    access: 'staff:incidents',
    body: StatusIncidentRequest,
    answer: { 201: StatusIncident },
    errors: [400, 401, 403],
  }),
  postStatusUpdate: call({
    id: 'postStatusUpdate',
    method: 'POST',
    path: '/my/api/staff/status/incidents/:id/updates/',
    summary: 'Post an update on an incident or maintenance, or end it; for staff',
    tag: 'Staff',
    session: true,
    access: 'staff:incidents',
    params: z.object({ id: IdText }),
    body: StatusUpdateRequest,
    answer: { 201: StatusIncident },
    errors: [400, 401, 403, 404, 409],
  }),
} as const;
