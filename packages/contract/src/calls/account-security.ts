import { z } from 'zod';
import {
  AccountEvent,
  AccountExport,
  AccountSession,
  DeletionCheck,
  DeletionDone,
  DeletionRefused,
  DeletionRequest,
} from '../account-security.ts';
import { call } from '../call.ts';
import { Page, PageQuery } from '../common.ts';

const tag = 'Security';
const session = true;

/** What the customer may know about access to the account, and how they take their data and leave. */
export const accountSecurityCalls = {
  getAccountEvents: call({
    id: 'getAccountEvents',
    method: 'GET',
    path: '/my/api/account/events/',
    summary: 'List the activity log, newest first; kept for a year',
    tag,
    session,
    access: 'self',
    query: PageQuery,
    answer: { 200: Page(AccountEvent) },
    errors: [400, 401, 404],
  }),
  getAccountSessions: call({
    id: 'getAccountSessions',
    method: 'GET',
    path: '/my/api/account/sessions/',
    summary: 'List the customer’s active sessions with device and place, oldest first',
    tag,
    session,
    access: 'self',
    answer: { 200: z.array(AccountSession) },
    errors: [401],
  }),
  getAccountExport: call({
    id: 'getAccountExport',
    method: 'GET',
    path: '/my/api/account/export/',
    summary: 'Download a copy of all data kept about the customer; up to five an hour',
    tag,
    session,
    access: 'self',
    answer: { 200: AccountExport },
    errors: [401, 429],
  }),
  getAccountDeletion: call({
    id: 'getAccountDeletion',
    method: 'GET',
    path: '/my/api/account/deletion/',
    summary: 'Check whether the account can be deleted; returns the reasons if not',
    tag,
    session,
    access: 'self',
    answer: { 200: DeletionCheck },
    errors: [401],
  }),
  postAccountDeletion: call({
    id: 'postAccountDeletion',
    method: 'POST',
    path: '/my/api/account/deletion/',
    summary: 'Delete the account permanently; 403 `reauthentication_required` without a recent sign-in',
    tag,
    session,
    access: 'self',
    body: DeletionRequest,
    answer: { 200: DeletionDone, 409: DeletionRefused },
    errors: [400, 401, 403, 429],
  }),
} as const;
