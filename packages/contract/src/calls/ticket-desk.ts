import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { OwnerChange } from '../staff-queue.ts';
import {
  CannedAnswer,
  CannedAnswerInput,
  StaffTicketChange,
  StaffTicketPage,
  StaffTicketsQuery,
  TicketMerge,
  TicketQueue,
  TicketTargets,
} from '../ticket-desk.ts';
import { StaffTicketDetails, TicketTarget } from '../tickets.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:tickets' } as const;
const params = z.object({ id: IdText });

/** Calls by which staff work through the tickets of all customers. */
export const ticketDeskCalls = {
  getStaffTickets: call({
    ...ofStaff,
    id: 'getStaffTickets',
    method: 'GET',
    path: '/my/api/staff/tickets/',
    summary: 'List tickets: with `status=open` the longest waiting first, otherwise the latest change first; for staff',
    query: StaffTicketsQuery,
    answer: { 200: StaffTicketPage },
    errors: [400, 401, 403],
  }),
  getTicketQueues: call({
    ...ofStaff,
    id: 'getTicketQueues',
    method: 'GET',
    path: '/my/api/staff/ticket-queues/',
    summary: 'Count the open and late tickets of each department, with its time to the first answer; for staff',
    answer: { 200: z.array(TicketQueue) },
    errors: [401, 403],
  }),
  patchStaffTicket: call({
    ...ofStaff,
    id: 'patchStaffTicket',
    method: 'PATCH',
    path: '/my/api/staff/tickets/:id/',
    summary: 'Move a ticket to another department, or change its priority; for staff',
    params,
    body: StaffTicketChange,
    answer: { 200: StaffTicketDetails },
    errors: [400, 401, 403, 404],
  }),
  putStaffTicketOwner: call({
    ...ofStaff,
    id: 'putStaffTicketOwner',
    method: 'PUT',
    path: '/my/api/staff/tickets/:id/owner/',
    summary: 'Assign a ticket to somebody or to nobody; 409 `taken` if its owner has changed; for staff',
    params,
    body: OwnerChange,
    answer: { 200: StaffTicketDetails },
    errors: [400, 401, 403, 404, 409],
  }),
  postStaffTicketMerge: call({
    ...ofStaff,
    id: 'postStaffTicketMerge',
    method: 'POST',
    path: '/my/api/staff/tickets/:id/merge/',
    summary:
      'Move the messages of a ticket to another one of the same customer, and close it; returns that one; for staff',
    params,
    body: TicketMerge,
    answer: { 200: StaffTicketDetails },
    errors: [400, 401, 403, 404, 409],
  }),
  getTicketTargets: call({
    ...ofStaff,
    id: 'getTicketTargets',
    method: 'GET',
    path: '/my/api/staff/ticket-targets/',
    summary: 'List within how many minutes customers get an answer, by department and priority; for staff',
    answer: { 200: z.array(TicketTarget) },
    errors: [401, 403],
  }),
  putTicketTargets: call({
    ...ofStaff,
    id: 'putTicketTargets',
    method: 'PUT',
    path: '/my/api/staff/ticket-targets/',
    summary: 'Set within how many minutes customers get an answer; for staff',
    body: TicketTargets,
    answer: { 200: z.array(TicketTarget) },
    errors: [400, 401, 403],
  }),
  getCannedAnswers: call({
    ...ofStaff,
    id: 'getCannedAnswers',
    method: 'GET',
    path: '/my/api/staff/canned-answers/',
    summary: 'List the canned answers, by name; for staff',
    answer: { 200: z.array(CannedAnswer) },
    errors: [401, 403],
  }),
  postCannedAnswer: call({
    ...ofStaff,
    id: 'postCannedAnswer',
    method: 'POST',
    path: '/my/api/staff/canned-answers/',
    summary: 'Add a canned answer; returns the list; for staff',
    body: CannedAnswerInput,
    answer: { 200: z.array(CannedAnswer) },
    errors: [400, 401, 403],
  }),
  putCannedAnswer: call({
    ...ofStaff,
    id: 'putCannedAnswer',
    method: 'PUT',
    path: '/my/api/staff/canned-answers/:id/',
    summary: 'Change a canned answer; returns the list; for staff',
    params,
    body: CannedAnswerInput,
    answer: { 200: z.array(CannedAnswer) },
    errors: [400, 401, 403, 404],
  }),
  deleteCannedAnswer: call({
    ...ofStaff,
    id: 'deleteCannedAnswer',
    method: 'DELETE',
    path: '/my/api/staff/canned-answers/:id/',
    summary: 'Delete a canned answer; returns the list; for staff',
    params,
    answer: { 200: z.array(CannedAnswer) },
    errors: [401, 403, 404],
  }),
} as const;
