import { z } from 'zod';
import { call } from '../call.ts';
import {
  Colleague,
  OwnerChange,
  QueueKind,
  QueueSnooze,
  QueueState,
  StaffQueue,
  StaffQueueQuery,
} from '../staff-queue.ts';
import { StaffFind, StaffSearchQuery } from '../staff-search.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:queue' } as const;
const params = z.object({ kind: QueueKind, item: z.string().max(100) });

export const staffQueueCalls = {
  getStaffQueue: call({
    ...ofStaff,
    id: 'getStaffQueue',
    method: 'GET',
    path: '/my/api/staff/queue/',
    summary: 'List what waits for staff, oldest first, 50 items per page, as far as the role goes; for staff',
    query: StaffQueueQuery,
    answer: { 200: StaffQueue },
    errors: [400, 401, 403],
  }),
  getColleagues: call({
    ...ofStaff,
    id: 'getColleagues',
    method: 'GET',
    path: '/my/api/staff/colleagues/',
    summary: 'List who work can be handed over to, by name; for staff',
    answer: { 200: z.array(Colleague) },
    errors: [401, 403],
  }),
  putQueueOwner: call({
    ...ofStaff,
    id: 'putQueueOwner',
    method: 'PUT',
    path: '/my/api/staff/queue/:kind/:item/owner/',
    summary:
      'Take something of the queue, hand it over or give it back; 409 `taken` if its owner has changed; for staff',
    params,
    body: OwnerChange,
    answer: { 200: QueueState },
    errors: [400, 401, 403, 404, 409],
  }),
  putQueueSnooze: call({
    ...ofStaff,
    id: 'putQueueSnooze',
    method: 'PUT',
    path: '/my/api/staff/queue/:kind/:item/snooze/',
    summary: 'Hide something of the queue until a day, or show it again; for staff',
    params,
    body: QueueSnooze,
    answer: { 200: QueueState },
    errors: [400, 401, 403, 404],
  }),
  postQueueDone: call({
    ...ofStaff,
    id: 'postQueueDone',
    method: 'POST',
    path: '/my/api/staff/queue/:kind/:item/done/',
    summary: 'Say that something of the queue is done that nothing else ends; for staff',
    params,
    answer: { 200: QueueState },
    errors: [401, 403, 404],
  }),
  getStaffSearch: call({
    ...ofStaff,
    id: 'getStaffSearch',
    method: 'GET',
    path: '/my/api/staff/search/',
    summary: 'Find customers, tickets, services and invoices, five of each, as far as the role goes; for staff',
    query: StaffSearchQuery,
    answer: { 200: z.array(StaffFind) },
    errors: [400, 401, 403],
  }),
} as const;
