import { describe, expect, test } from 'vitest';
import { isSessionAnswer, readSession } from './auth-status.ts';

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
