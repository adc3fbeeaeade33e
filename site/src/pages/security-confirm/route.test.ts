import { expect, test } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import {
  type Answers,
  leadsTo,
  refusing,
  securityVisit,
  signedOut,
} from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const at = (query: string, answers: Answers = {}) => securityVisit(route, `/my/security/confirm/${query}`, answers);
const factors = (...types: string[]): Answers => ({
  'GET account/authenticators': () => [200, { status: 200, data: types.map((type) => ({ type })) }],
});

test('offers the ways that the account has; the address chooses among them', async () => {
  expect(await at('', factors()).load()).toEqual({ next: '/my/security/', ways: ['password'], way: 'password' });
  const all = factors('totp', 'recovery_codes');
  expect(await at('', all).load()).toMatchObject({ ways: ['password', 'totp', 'recovery'], way: 'password' });
  expect(await at('?way=recovery', all).load()).toMatchObject({ way: 'recovery' });
  expect(await at('?way=recovery', factors()).load()).toMatchObject({ way: 'password' });
});

test('a passkey is one of the ways, and what it has signed is sent on', async () => {
  const passkey = factors('webauthn', 'recovery_codes');
  expect(await at('?way=passkey', passkey).load()).toMatchObject({
    ways: ['password', 'passkey', 'recovery'],
    way: 'passkey',
  });
  const sent: unknown[] = [];
  const { send } = at('?next=/my/security/', {
    'POST auth/webauthn/reauthenticate': (body) => {
      sent.push(body);
      return [200, {}];
    },
  });
  expect(leadsTo(await send({ proof: JSON.stringify({ id: 'x' }) }))).toBe('/my/security/');
  expect(sent).toEqual([{ credential: { id: 'x' } }]);
});

test('who has nothing to show it by is not asked', async () => {
  const { app, load } = at('?next=/my/security/totp/', factors());
  const withoutPassword: AuthStatus = { status: 'settled', user: { display: 'Mira', has_usable_password: false } };
  app.queryClient.setQueryData(authQuery(app).queryKey, withoutPassword);
  expect(leadsTo(await load())).toBe('/my/security/totp/');
});

test('continues to the page that asked, never to another site', async () => {
  const ok: Answers = { 'POST auth/reauthenticate': () => [200, {}], 'POST auth/2fa/reauthenticate': () => [200, {}] };
  expect(leadsTo(await at('?next=/my/security/%23emails', ok).send({ password: 'x' }))).toBe('/my/security/#emails');
  expect(leadsTo(await at('?next=//evil.example/', ok).send({ code: '1234 5678' }))).toBe('/my/security/');
});

test('shows a wrong password or code beside its field', async () => {
  const { send } = at('', {
    'POST auth/reauthenticate': () => refusing('incorrect_password', 'password', 'Incorrect password.'),
    'POST auth/2fa/reauthenticate': () => refusing('incorrect_code', 'code'),
  });
  expect(await send({ password: 'x' })).toMatchObject({
    data: { problems: [{ field: 'password', say: { text: 'Incorrect password.' } }] },
    init: { status: 400 },
  });
  expect(await send({ code: '123456' })).toMatchObject({
    data: { problems: [{ field: 'code', say: 'incorrect_code' }] },
  });
});

test('asks to sign in when the session has ended, then to confirm', async () => {
  const { send } = at('?next=/my/security/totp/', { 'POST auth/reauthenticate': () => signedOut });
  expect(leadsTo(await send({ password: 'x' }))).toBe(
    `/auth/login/?next=${encodeURIComponent('/my/security/confirm/?next=%2Fmy%2Fsecurity%2Ftotp%2F')}`,
  );
});
