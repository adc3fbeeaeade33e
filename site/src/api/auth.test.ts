import { expect, test, vi } from 'vitest';
import { siteVisit } from '../layout/testing/site-visit.tsx';
import {
  authenticateTwoFactor,
  confirmEmailCode,
  confirmLoginCode,
  confirmPhoneCode,
  login,
  loginName,
  providerSignup,
  signup,
} from './auth.ts';
import { AUTH_BASE, type TransportInit } from './request.ts';

type Answer = [status: number, body: object];

const user = { id: 7, display: 'Mira', has_usable_password: true };
const signedIn: Answer = [200, { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }];
const nobody = (is_authenticated: false | null): Answer => [
  401,
  { status: 401, data: { flows: [{ id: 'login' }] }, meta: { is_authenticated } },
];
const waiting = (id: string): Answer => [
  401,
  { status: 401, data: { flows: [{ id: 'login' }, { id, is_pending: true }] }, meta: { is_authenticated: false } },
];

function at(answers: Record<string, Answer>) {
  const calls: [string, unknown][] = [];
  const answer = (path: string, { method, body }: TransportInit) => {
    const call = `${method} ${path.replace(AUTH_BASE, '')}`;
    calls.push([call, JSON.parse(body ?? 'null')]);
    const [status, data] = answers[call] ?? [404, {}];
    return new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } });
  };
  return { ...siteVisit({ answer }, vi.fn()), calls };
}

test.each([
  ['mira@example.test', { email: 'mira@example.test', password: 'x' }],
  ['mira', { username: 'mira', password: 'x' }],
])('%s with an @ is an address, without one a username', async (name, body) => {
  const { app, calls } = at({ 'POST /auth/login': signedIn });
  expect(await login(app, name, 'x')).toEqual({ status: 'settled', user });
  expect(calls).toEqual([['POST /auth/login', body]]);
});

test.each([
  ['+31 (20) 123-45-67', ['email', 'phone'], { phone: '+31201234567' }],
  ['mira@example.test', ['email', 'phone'], { email: 'mira@example.test' }],
  ['mira', ['email'], { email: 'mira' }],
  ['mira@home', ['username'], { username: 'mira@home' }],
  ['mira', ['phone'], { phone: 'mira' }],
  ['0401234567', ['email', 'username'], { username: '0401234567' }],
] as const)('%s is sent as what the backend takes: %j', (typed, offered, sent) => {
  expect(loginName(typed, offered)).toEqual(sent);
});

test('a 401 with a step that waits is the success of signing up', async () => {
  const { app } = at({ 'POST /auth/signup': waiting('verify_email') });
  expect(await signup(app, { email: 'a@example.test', password: 'x' })).toMatchObject({
    status: 'pending',
    flow: { id: 'verify_email' },
  });
});

// "Nothing is pending" is answered to a browser that is signed in as well: that alone ends no session.
test.each([
  ['signed in already', signedIn, 'settled'],
  ['nobody', nobody(false), 'none'],
])('where no step waits the session itself says who is here: %s', async (_, session, status) => {
  const answers = {
    'POST /auth/2fa/authenticate': nobody(null),
    'POST /auth/login': [409, { status: 409 }] as Answer,
    'POST /auth/provider/signup': [409, { status: 409 }] as Answer,
    'GET /auth/session': session,
  };
  const { app } = at(answers);
  expect((await authenticateTwoFactor(app, '123456')).status).toBe(status);
  expect((await login(app, 'mira', 'x')).status).toBe(status);
  expect((await providerSignup(app, { email: 'a@example.test' })).status).toBe(status);
});

// django-allauth keeps waiting for a phone number whose code has expired.
test.each([
  ['auth/code/confirm', 'login_by_code', confirmLoginCode],
  ['auth/email/verify', 'verify_email', confirmEmailCode],
  ['auth/phone/verify', 'verify_phone', confirmPhoneCode],
] as const)(
  '%s: a code that no longer counts is an error while the session still waits for it',
  async (path, flow, confirm) => {
    const still = at({ [`POST /${path}`]: [409, { status: 409 }], 'GET /auth/session': waiting(flow) });
    await expect(confirm(still.app, 'BBBB-BBBB')).rejects.toMatchObject({ status: 409 });
    const other = at({ [`POST /${path}`]: [409, { status: 409 }], 'GET /auth/session': waiting('mfa_authenticate') });
    expect((await confirm(other.app, 'BBBB-BBBB')).status, 'another tab has gone on').toBe('pending');
  },
);

test('a page of a proxy in place of a session is a failure of the backend', async () => {
  const page = () => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } });
  const { app } = siteVisit({ answer: page }, vi.fn());
  await expect(login(app, 'mira@example.test', 'x')).rejects.toMatchObject({ status: 502 });
});
