import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { StatusIncident, StatusIncidentRequest, StatusPage, StatusUpdateRequest } from '../status.ts';

const tag = 'Status';

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
