import { z } from 'zod';
import { MenuContext, PersonalInfo, PersonalInfoUpdate, SshKey, SshKeyInput } from '../account.ts';
import { call } from '../call.ts';
import { IdText, Page } from '../common.ts';
import { Finance } from '../payments.ts';
import { Service, ServiceDetails, ServicesQuery } from '../services.ts';

const tag = 'Account';
const session = true;

export const accountCalls = {
  getMenuContext: call({
    id: 'getMenuContext',
    method: 'GET',
    path: '/my/api/account/menu_context/',
    summary: 'Account menu, balance and user',
    tag,
    session,
    answer: { 200: MenuContext },
    errors: [401],
  }),
  getPersonalInfo: call({
    id: 'getPersonalInfo',
    method: 'GET',
    path: '/my/api/account/personal_info/',
    summary: 'Profile',
    tag,
    session,
    answer: { 200: PersonalInfo },
    errors: [401],
  }),
  putPersonalInfo: call({
    id: 'putPersonalInfo',
    method: 'PUT',
    path: '/my/api/account/personal_info/',
    summary: 'Save the profile',
    tag,
    session,
    body: PersonalInfoUpdate,
    answer: { 200: PersonalInfo },
    errors: [400, 401],
  }),
  getFinance: call({
    id: 'getFinance',
    method: 'GET',
    path: '/my/api/account/finance/',
    summary: 'Balance, cards, payers and the latest bookings',
    tag,
    session,
    answer: { 200: Finance },
    errors: [401],
  }),
  getSshKeys: call({
    id: 'getSshKeys',
    method: 'GET',
    path: '/my/api/ssh-keys/',
    summary: 'SSH keys of the account, oldest first',
    tag,
    session,
    answer: { 200: z.array(SshKey) },
    errors: [401],
  }),
  postSshKey: call({
    id: 'postSshKey',
    method: 'POST',
    path: '/my/api/ssh-keys/',
    summary: 'Add an SSH key to the account',
    tag,
    session,
    body: SshKeyInput,
    answer: { 201: SshKey },
    errors: [400, 401, 429],
  }),
  getServices: call({
    id: 'getServices',
    method: 'GET',
    path: '/my/api/services/',
    summary: 'Services of the account, newest first',
    tag,
    session,
    query: ServicesQuery,
    answer: { 200: Page(Service) },
    errors: [400, 401, 404],
  }),
  getService: call({
    id: 'getService',
    method: 'GET',
    path: '/my/api/services/:id/',
    summary: 'One service with its access data and order lines',
    tag,
    session,
    params: z.object({ id: IdText }),
    answer: { 200: ServiceDetails },
    errors: [401, 404],
  }),
} as const;
