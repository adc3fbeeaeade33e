import { AuthErrors, BareStatus, Unauthenticated } from '../auth.ts';
import { EmailForm, PrimaryEmailForm } from '../auth-forms.ts';
import { EmailAddressList } from '../auth-security.ts';
import { call } from '../call.ts';
import { base, NotFresh, tag } from './auth-base.ts';

const path = `${base}/account/email` as const;

/** Email addresses of the signed-in user. */
export const authEmailCalls = {
  getEmails: call({
    id: 'getEmails',
    method: 'GET',
    path,
    summary: 'List the user’s email addresses, oldest first',
    tag,
    session: true,
    access: 'self',
    answer: { 200: EmailAddressList, 401: Unauthenticated },
  }),
  postEmail: call({
    id: 'postEmail',
    method: 'POST',
    path,
    summary: 'Add an address and email a link to confirm it; 409 without a session',
    tag,
    body: EmailForm,
    answer: { 200: EmailAddressList, 400: AuthErrors, 401: NotFresh, 409: BareStatus, 429: BareStatus },
  }),
  putEmail: call({
    id: 'putEmail',
    method: 'PUT',
    path,
    summary: 'Email the link to confirm an address again; 403 within three minutes',
    tag,
    session: true,
    access: 'self',
    body: EmailForm,
    answer: { 200: BareStatus, 400: AuthErrors, 401: Unauthenticated, 403: BareStatus, 429: BareStatus },
  }),
  patchEmail: call({
    id: 'patchEmail',
    method: 'PATCH',
    path,
    summary: 'Make a confirmed address the primary one',
    tag,
    session: true,
    access: 'self',
    body: PrimaryEmailForm,
    answer: { 200: EmailAddressList, 400: AuthErrors, 401: NotFresh, 429: BareStatus },
  }),
  deleteEmail: call({
    id: 'deleteEmail',
    method: 'DELETE',
    path,
    summary: 'Delete an address; the primary one can’t be deleted',
    tag,
    session: true,
    access: 'self',
    body: EmailForm,
    answer: { 200: EmailAddressList, 400: AuthErrors, 401: NotFresh, 429: BareStatus },
  }),
} as const;
