import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { MailAcceptance, MailAddress, StaffMailDetails, StaffMailPage, StaffMailQuery } from '../staff-mail.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:tickets' } as const;
const params = z.object({ id: IdText });

export const staffMailCalls = {
  getStaffMails: call({
    id: 'getStaffMails',
    method: 'GET',
    path: '/my/api/staff/mail/',
    summary: 'List emails to support that didn’t become messages, latest first; for staff',
    ...ofStaff,
    query: StaffMailQuery,
    answer: { 200: StaffMailPage },
    errors: [400, 401, 403, 404],
  }),
  getStaffMail: call({
    id: 'getStaffMail',
    method: 'GET',
    path: '/my/api/staff/mail/:id/',
    summary: 'Get an email to support with its text; for staff',
    ...ofStaff,
    params,
    answer: { 200: StaffMailDetails },
    errors: [401, 403, 404],
  }),
  postMailAcceptance: call({
    id: 'postMailAcceptance',
    method: 'POST',
    path: '/my/api/staff/mail/:id/accept/',
    summary: 'Make an email a message of a ticket, or of a new one; for staff',
    ...ofStaff,
    params,
    body: MailAcceptance,
    answer: { 200: StaffMailDetails },
    errors: [400, 401, 403, 404, 409],
  }),
  postMailDiscard: call({
    id: 'postMailDiscard',
    method: 'POST',
    path: '/my/api/staff/mail/:id/discard/',
    summary: 'Discard an email to support with its text; for staff',
    ...ofStaff,
    params,
    answer: { 200: StaffMailDetails },
    errors: [401, 403, 404, 409],
  }),
  getMailAddresses: call({
    id: 'getMailAddresses',
    method: 'GET',
    path: '/my/api/staff/mail-addresses/',
    summary: 'List addresses whose automatic mail is read, or that get no more email of tickets; for staff',
    ...ofStaff,
    answer: { 200: z.array(MailAddress) },
    errors: [401, 403],
  }),
  putMailAddress: call({
    id: 'putMailAddress',
    method: 'PUT',
    path: '/my/api/staff/mail-addresses/',
    summary: 'Decide how email from and to an address is handled; returns the list; for staff',
    ...ofStaff,
    body: MailAddress,
    answer: { 200: z.array(MailAddress) },
    errors: [400, 401, 403],
  }),
} as const;
