import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
afterEach(() => void vi.unstubAllEnvs());

const PASSKEYS = 'account/authenticators/webauthn';
const PAGE = '/my/security/passkey/';
const at = (answers: Answers, address = PAGE) => securityVisit(route, address, answers);

/** What the page asks for, from a backend with passkeys and a customer who has just signed in. */
function answers(types: string[], { verified = true, reauthenticate = false } = {}): Answers {
  const mfa = { supported_types: types, passkey_login_enabled: true };
  return {
    'GET config': () => [200, { status: 200, data: { account: {}, mfa } }],
    'GET account/email': () => [200, { status: 200, data: [{ email: 'a@example.test', verified, primary: true }] }],
    'GET /my/api/account/deletion/': () => [200, { reauthenticate }],
  };
}

test('offers a passkey, unless an address is unconfirmed or the backend has none', async () => {
  expect(await at(answers(['totp', 'webauthn'])).load()).toEqual({ isBlocked: false, signsInAlone: true, name: '' });
  expect(await at(answers(['webauthn'], { verified: false })).load()).toMatchObject({ isBlocked: true });
  expect(leadsTo(await at(answers(['totp'])).load())).toBe('/my/security/');
});

test('a backend that doesn’t tell beforehand whether it will ask who it is offers a passkey', async () => {
  const { 'GET /my/api/account/deletion/': _, ...others } = answers(['webauthn']);
  expect(await at(others).load()).toEqual({ isBlocked: false, signsInAlone: true, name: '' });
});

test('asks who it is before the browser creates a passkey', async () => {
  const late = at(answers(['webauthn'], { reauthenticate: true }));
  expect(leadsTo(await late.load())).toBe(`/my/security/confirm/?next=${encodeURIComponent(PAGE)}`);
});

test('keeps the name that was typed before an identity check', async () => {
  const address = `${PAGE}?name=My+phone`;
  const late = at(answers(['webauthn'], { reauthenticate: true }), address);
  expect(leadsTo(await late.load())).toBe(`/my/security/confirm/?next=${encodeURIComponent(address)}`);
  expect(await at(answers(['webauthn']), address).load()).toMatchObject({ name: 'My phone' });
});

test.each([
  [true, '/my/security/recovery-codes/?new'],
  [false, '/my/security/?saved=passkey-added#passkeys'],
])('leads to the recovery codes when they came along (%s)', async (recovery_codes_generated, way) => {
  const sent: unknown[] = [];
  const { send } = at({
    [`POST ${PASSKEYS}`]: (body) => {
      sent.push(body);
      return [200, { status: 200, data: {}, meta: { recovery_codes_generated } }];
    },
  });
  expect(leadsTo(await send({ intent: 'add-passkey', name: 'Phone', credential: '{"id":"x"}' }))).toBe(way);
  expect(sent).toEqual([{ name: 'Phone', credential: { id: 'x' } }]);
});

test('keeps the passkey while it asks who it is, and tells why one was refused', async () => {
  const form = { intent: 'add-passkey', name: 'Phone', credential: '{"id":"x"}' };
  const factors: Answers = { 'GET account/authenticators': () => [200, { status: 200, data: [] }] };
  expect(await at({ ...factors, [`POST ${PASSKEYS}`]: () => stale }).send(form)).toMatchObject({
    data: { intent: 'identity-check', kept: form },
  });
  expect(await at({ [`POST ${PASSKEYS}`]: () => refusing('incorrect_code', 'credential') }).send(form)).toMatchObject({
    data: { intent: 'add-passkey', problems: [{ say: 'incorrect_code' }] },
    init: { status: 400 },
  });
  expect(await at({ [`POST ${PASSKEYS}`]: () => signedOut }).send(form)).toMatchObject({
    data: { intent: 'session-ended' },
  });
});
