import { describe, expect, test } from 'vitest';
import type { Flow } from '@hoster/contract';
import { callsForPanel, isSessionAnswer, readSession, reauthenticationMethods, signInStep } from './auth-status.ts';

const user = { display: 'demo', has_usable_password: true };

describe('readSession', () => {
  test('200: the user is known', () => {
    const answer = { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } } as const;
    expect(readSession({ ...answer, data: { user, methods: [] } })).toEqual({ status: 'settled', user });
  });

  test('401 of a signed-in user who must prove it again: still known', () => {
    expect(
      readSession({
        status: 401,
        data: { user, methods: [], flows: [{ id: 'reauthenticate' }] },
        meta: { is_authenticated: true },
      }),
    ).toEqual({ status: 'settled', user });
  });

  test.each(['mfa_authenticate', 'provider_signup', 'verify_email'] as const)('401 with %s pending', (id) => {
    const flow = { id, is_pending: true };
    expect(
      readSession({ status: 401, data: { flows: [{ id: 'login' }, flow] }, meta: { is_authenticated: false } }),
    ).toEqual({ status: 'pending', flow });
  });

  test('401 with nothing pending: nobody; null counts as false', () => {
    for (const is_authenticated of [false, null] as const) {
      expect(
        readSession({
          status: 401,
          data: { flows: [{ id: 'login' }, { id: 'password_reset_by_code', is_pending: true }] },
          meta: { is_authenticated },
        }),
      ).toEqual({ status: 'none' });
    }
  });
});

test('a proxy’s or an HTML answer is no session', () => {
  for (const data of [null, { detail: 'Bad gateway' }, { status: 429 }]) expect(isSessionAnswer(data)).toBe(false);
});

const pending = (id: Flow['id'], more: object = {}) => ({
  status: 401 as const,
  data: { flows: [{ id: 'login' as const }, { id, is_pending: true, ...more }] },
  meta: { is_authenticated: false as const },
});
const signedIn = { status: 200 as const, data: { user, methods: [] }, meta: { is_authenticated: true as const } };
const nobody = { status: 401 as const, data: { flows: [] }, meta: { is_authenticated: null } };
const vk = { id: 'vk', name: 'VK', flows: [] };

/** Every answer that signing in can meet, and what it leads to. */
test.each([
  ['the password was right, and nothing else is wanted', signedIn, 'settled', 'done', false],
  ['the password is right and 2FA follows', pending('mfa_authenticate'), 'pending', 'two-factor', true],
  ['the address is not confirmed yet', pending('verify_email'), 'pending', 'mail', false],
  ['the provider gave no address', pending('provider_signup', { provider: vk }), 'pending', 'provider-email', true],
  ['the code was good', signedIn, 'settled', 'done', false],
  ['the 2FA step timed out', nobody, 'none', 'password', false],
  ['the sign-in was cancelled', nobody, 'none', 'password', false],
  ['signed out', nobody, 'none', 'password', false],
  ['the password was reset', nobody, 'none', 'password', false],
  ['the link was opened in another browser', nobody, 'none', 'password', false],
  ['a code to sign in with was sent', pending('login_by_code'), 'pending', 'emailed-code', true],
  ['a phone number is not confirmed yet', pending('verify_phone'), 'pending', 'phone', true],
  ['a browser to be trusted', pending('mfa_trust'), 'pending', 'trust', true],
  ['a step that this site does not know', pending('signup'), 'pending', 'unknown', true],
] as const)('%s', (_name, answer, status, step, opensPanel) => {
  const read = readSession(answer);
  expect([read.status, signInStep(read).step, callsForPanel(read)]).toEqual([status, step, opensPanel]);
});

test('before the first answer nothing is asked for', () => {
  expect([signInStep({ status: 'loading' }).step, callsForPanel({ status: 'loading' })]).toEqual(['wait', false]);
});

test('a refusal for want of a fresh login names the ways to show who it is', () => {
  const stale = (...ids: Flow['id'][]) => ({
    status: 401,
    data: { user, methods: [], flows: ids.map((id) => ({ id })) },
    meta: { is_authenticated: true },
  });
  expect(reauthenticationMethods(stale('reauthenticate', 'mfa_reauthenticate'))).toEqual(['password', 'code']);
  expect(reauthenticationMethods(stale('mfa_reauthenticate'))).toEqual(['code']);
  expect(reauthenticationMethods(pending('mfa_authenticate'))).toBeNull();
  expect(reauthenticationMethods({ detail: 'Sign in first' })).toBeNull();
});
