import { call } from '../call.ts';
import {
  EmailPreview,
  EmailTemplateList,
  EmailTemplateParams,
  EmailTemplateQuery,
  EmailTestRequest,
  EmailTestSent,
} from '../staff-emails.ts';

const ofStaff = { tag: 'Staff', session: true, access: 'staff:content' } as const;

export const staffEmailCalls = {
  getEmailTemplates: call({
    id: 'getEmailTemplates',
    method: 'GET',
    path: '/my/api/staff/email-templates/',
    summary: 'List the emails that the shop sends; for staff',
    ...ofStaff,
    answer: { 200: EmailTemplateList },
    errors: [401, 403],
  }),
  getEmailPreview: call({
    id: 'getEmailPreview',
    method: 'GET',
    path: '/my/api/staff/email-templates/:kind/',
    summary: 'Get an email with invented data in a language; for staff',
    ...ofStaff,
    params: EmailTemplateParams,
    query: EmailTemplateQuery,
    answer: { 200: EmailPreview },
    errors: [400, 401, 403, 404],
  }),
  postEmailTest: call({
    id: 'postEmailTest',
    method: 'POST',
    path: '/my/api/staff/email-templates/:kind/test/',
    summary: 'Send an email with invented data to oneself; for staff',
    ...ofStaff,
    params: EmailTemplateParams,
    body: EmailTestRequest,
    answer: { 200: EmailTestSent },
    errors: [400, 401, 403, 404, 429],
  }),
} as const;
