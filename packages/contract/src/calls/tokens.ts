import { z } from 'zod';
import { call } from '../call.ts';
import { IdText } from '../common.ts';
import { ApiToken, ApiTokenCreated, ApiTokenRequest } from '../team.ts';

const tag = 'Tokens';
const session = true;
const access = 'self';
const path = '/my/api/tokens/';

/** Tokens for programs that use the API. No token can make them. */
export const tokenCalls = {
  getTokens: call({
    id: 'getTokens',
    method: 'GET',
    path,
    summary: 'List your API tokens for the account, newest first; owners see those of all members',
    tag,
    session,
    access,
    answer: { 200: z.array(ApiToken) },
    errors: [401],
  }),
  postToken: call({
    id: 'postToken',
    method: 'POST',
    path,
    summary: 'Create an API token, which is shown once; 403 `reauthentication_required` without a recent sign-in',
    tag,
    session,
    access,
    body: ApiTokenRequest,
    answer: { 201: ApiTokenCreated },
    errors: [400, 401, 403, 429],
  }),
  deleteToken: call({
    id: 'deleteToken',
    method: 'DELETE',
    path: `${path}:id/`,
    summary: 'Delete an API token; it stops working immediately',
    tag,
    session,
    access,
    params: z.object({ id: IdText }),
    answer: { 200: z.array(ApiToken) },
    errors: [401, 404],
  }),
} as const;
