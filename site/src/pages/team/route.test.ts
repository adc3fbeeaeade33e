import { expect, test } from 'vitest';
import { leadsTo, securityVisit } from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const form = { intent: 'invite', email: 'new@example.test', role: 'billing' };
const INVITE = 'POST /my/api/team/invitations/';
const factors = { 'GET account/authenticators': () => [200, { status: 200, data: [] }] as [number, unknown] };

test('an invitation after an old sign-in asks who it is, and keeps what was typed', async () => {
  const late = { detail: 'Confirm it’s you, then try again.', code: 'reauthentication_required' };
  const { send } = securityVisit(route, '/my/team/?invite', { ...factors, [INVITE]: () => [403, late] });
  expect(await send(form)).toMatchObject({ data: { intent: 'identity-check', kept: form } });
});

test('a rejected invitation keeps what was typed, with the texts beside the fields', async () => {
  const { send } = securityVisit(route, '/my/team/?invite', { [INVITE]: () => [400, { email: ['No.'] }] });
  expect(await send(form)).toMatchObject({
    data: { intent: 'invite', errors: { email: ['No.'] }, values: { email: 'new@example.test', role: 'billing' } },
  });
});

test('the form of the account menu switches the account, and leads to its overview', async () => {
  const { send, calls } = securityVisit(route, '/my/team/', { 'PUT /my/api/account/current/': () => [200, []] });
  expect(leadsTo(await send({ intent: 'switch', account: '7' }))).toBe('/my/');
  expect(calls).toContain('PUT /my/api/account/current/');
});
