import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import {
  type Answers,
  leadsTo,
  refusing,
  securityVisit,
  signedOut,
  stale,
} from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

// In the browser a page stays when the session ends.
beforeEach(() => void vi.stubEnv('SSR', false));
afterEach(() => vi.unstubAllEnvs());

const at = (answers: Answers) => securityVisit(route, '/my/security/', answers);

test('a refused password change shows errors by field and doesn’t return passwords', async () => {
  const { send } = at({
    'POST account/password/change': () => refusing('enter_current_password', 'current_password', 'Please type it.'),
  });
  const answer = await send({ intent: 'password', current_password: 'old-secret', new_password: 'new-secret' });
  expect(answer).toMatchObject({
    data: { intent: 'password', problems: [{ field: 'current_password', say: { text: 'Please type it.' } }] },
    init: { status: 400 },
  });
  expect(JSON.stringify(answer)).not.toMatch(/old-secret|new-secret/);
});

test('the first password of an account needs no other; from then on there is one', async () => {
  const user = { display: 'Mira', has_usable_password: true };
  const sent: unknown[] = [];
  const { app, send } = at({
    'POST account/password/change': (body) => {
      sent.push(body);
      return [200, { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }];
    },
  });
  const before: AuthStatus = { status: 'settled', user: { ...user, has_usable_password: false } };
  app.queryClient.setQueryData(authQuery(app).queryKey, before);
  const answer = await send({ intent: 'password', new_password: 'correct-horse-42' });
  expect(leadsTo(answer)).toBe('/my/security/?saved=password#password');
  expect(sent).toEqual([{ new_password: 'correct-horse-42' }]);
  expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual({ status: 'settled', user });
});

test('asks to confirm the identity, then continues with the submitted form', async () => {
  let proved = false;
  const added: unknown[] = [];
  const { send } = at({
    'GET account/authenticators': () => [200, { status: 200, data: [{ type: 'totp' }] }],
    'POST auth/reauthenticate': () => refusing('incorrect_password', 'password', 'Incorrect password.'),
    'POST auth/2fa/reauthenticate': (body) => {
      proved = true;
      return [200, body];
    },
    'POST account/email': (body) => {
      if (!proved) return stale;
      added.push(body);
      return [200, {}];
    },
  });
  const form = { intent: 'add-email', email: 'a+b@example.test' };
  const asked = { intent: 'identity-check', kept: form, ways: ['password', 'totp'], way: 'password', problems: [] };
  expect(await send(form)).toMatchObject({ data: asked, init: { status: 401 } });
  const proof = { ...form, ways: 'password totp' };
  const refused = await send({ ...proof, by: 'password', password: 'not-mine' });
  expect(refused).toMatchObject({
    data: { ...asked, problems: [{ field: 'password', say: { text: 'Incorrect password.' } }] },
    init: { status: 400 },
  });
  expect(JSON.stringify(refused)).not.toContain('not-mine');
  const other = await send({ ...proof, by: 'password', password: '', way: 'totp' });
  expect(other).toMatchObject({ data: { ...asked, way: 'totp' } });
  expect(added).toEqual([]);
  expect(leadsTo(await send({ ...proof, by: 'totp', code: '123 456' }))).toBe('/my/security/?saved=email-added#emails');
  expect(added).toEqual([{ email: 'a+b@example.test' }]);
});

test('a proof for a session that is over does nothing else', async () => {
  const { calls, send } = at({ 'POST auth/reauthenticate': () => signedOut });
  expect(await send({ intent: 'factor-off', by: 'password', password: 'mine' })).toMatchObject({
    data: { intent: 'session-ended' },
    init: { status: 401 },
  });
  expect(calls).toEqual(['POST auth/reauthenticate']);
});

test.each<[Answers, Record<string, string>]>([
  [{ 'POST account/password/change': () => signedOut }, { intent: 'password', new_password: 'x' }],
  [{ 'POST account/email': () => [409, {}] }, { intent: 'add-email', email: 'a@example.test' }],
])('without script, a form whose session is over is kept by the page for that', async (answers, form) => {
  vi.stubEnv('SSR', true);
  await expect(at(answers).send(form)).rejects.toMatchObject({ init: { status: 401 } });
});

test('a proxy’s page in place of an answer leaves the form of a password change', async () => {
  vi.stubEnv('SSR', true);
  const { send } = at({ 'POST account/password/change': () => [200, null] });
  expect(await send({ intent: 'password', current_password: 'mine', new_password: 'Correct-horse-42' })).toMatchObject({
    data: { intent: 'password', problems: [{ field: null, say: 'unavailable_reloaded' }] },
    init: { status: 503 },
  });
});

test('reports a link that was requested again too soon', async () => {
  const { send } = at({ 'PUT account/email': () => [403, { status: 403 }] });
  expect(await send({ intent: 'resend-email', email: 'a@example.test' })).toMatchObject({
    data: { intent: 'resend-too-soon', email: 'a@example.test' },
    init: { status: 403 },
  });
});

test('reports too many attempts and keeps the input when the backend is down', async () => {
  const busy = at({ 'POST account/email': () => [429, { status: 429 }] });
  const fields = { intent: 'add-email', email: 'a@example.test' };
  expect(await busy.send(fields)).toMatchObject({
    data: { problems: [{ say: 'rate_limited' }] },
    init: { status: 429 },
  });
  const down = at({ 'POST account/email': () => [502, {}] });
  expect(await down.send(fields)).toMatchObject({
    data: { problems: [{ say: expect.stringMatching(/^unavailable/) }], email: 'a@example.test' },
    init: { status: 503 },
  });
});

test.each([
  [{ intent: 'factor-off' }, 'DELETE account/authenticators/totp', signedOut],
  // The only call with another answer without a session.
  [{ intent: 'add-email', email: 'a@example.test' }, 'POST account/email', [409, { status: 409 }]],
] as const)('reports and clears an expired session: %o', async (form, call, answer) => {
  const { app, send } = at({ [call]: () => [...answer] });
  expect(await send(form)).toMatchObject({
    data: { intent: 'session-ended' },
    init: { status: 401 },
  });
  expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual({ status: 'none' });
});

test('an added address is confirmed by code, and an expired or wrong code is named', async () => {
  const key = { intent: 'confirm-email', email_code: 'qdmw gjzf' };
  const confirmed = at({
    'POST auth/email/verify': (body) => {
      expect(body).toEqual({ key: 'qdmwgjzf' });
      return [
        200,
        {
          status: 200,
          data: { user: { display: 'Mira', has_usable_password: true }, methods: [] },
          meta: { is_authenticated: true },
        },
      ];
    },
  });
  expect(leadsTo(await confirmed.send(key))).toBe('/my/security/?saved=email-confirmed#emails');
  const wrong = at({ 'POST auth/email/verify': () => refusing('incorrect_code', 'key') });
  expect(await wrong.send(key)).toMatchObject({ data: { problems: [{ field: 'key', say: 'incorrect_sent_code' }] } });
  const over = at({ 'POST auth/email/verify': () => [409, { status: 409 }] });
  expect(await over.send(key)).toMatchObject({ data: { problems: [{ field: null, say: 'reset_over' }] } });
});

test('a refused request for another link is about time, a page without JSON about cookies', async () => {
  const resend = (data: unknown) =>
    at({ 'PUT account/email': () => [403, data] }).send({ intent: 'resend-email', email: 'a@example.test' });
  expect(await resend({ status: 403 })).toMatchObject({ data: { intent: 'resend-too-soon' } });
  expect(await resend(null)).toMatchObject({ data: { intent: 'resend-email', problems: [{ say: 'no_cookies' }] } });
});

// With ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE, the success of a change is the answer of a session that has ended.
test.each([
  ['this session has ended with the change', 200, '/auth/login/?reset'],
  ['it had ended before', 401, null],
])('a changed password that signs out: %s', async (_, before, way) => {
  const user = { display: 'Mira', has_usable_password: true };
  const signedIn: [number, unknown] = [
    200,
    { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } },
  ];
  const { send } = at({
    'GET auth/session': () => (before === 200 ? signedIn : signedOut),
    'POST account/password/change': () => signedOut,
  });
  const answer = await send({ intent: 'password', current_password: 'x', new_password: 'correct-horse-42' });
  expect(leadsTo(answer)).toBe(way);
  if (way === null) expect(answer).toMatchObject({ data: { intent: 'session-ended' } });
});
