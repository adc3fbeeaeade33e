import { expect, test } from 'vitest';
import {
  type Answers,
  leadsTo,
  refusing,
  securityVisit,
  signedOut,
  stale,
} from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const TOTP = 'account/authenticators/totp';
const setup = { secret: 'JBSWY3DPEHPK3PXP', totp_url: 'otpauth://totp/mira?secret=JBSWY3DPEHPK3PXP' };
const fresh: Answers = { 'GET /my/api/account/deletion/': () => [200, { reauthenticate: false }] };
const at = (answers: Answers) => securityVisit(route, '/my/security/totp/', answers);

test('no secret is made before it is known who it is', async () => {
  const { load, calls } = at({ 'GET /my/api/account/deletion/': () => [200, { reauthenticate: true }] });
  expect(leadsTo(await load())).toBe('/my/security/confirm/?next=%2Fmy%2Fsecurity%2Ftotp%2F');
  expect(calls).toEqual(['GET /my/api/account/deletion/']);
});

test('a backend that doesn’t tell beforehand whether it will ask who it is shows the secret', async () => {
  for (const status of [404, 405, 500]) {
    const { load } = at({
      'GET /my/api/account/deletion/': () => [status, null],
      [`GET ${TOTP}`]: () => [404, { status: 404, meta: setup }],
    });
    expect(await load()).toEqual({ setup });
  }
});

test('who has no password shows who they are on a page of its own', async () => {
  const passkeyOnly: [number, unknown] = [
    401,
    {
      status: 401,
      data: {
        user: { display: 'Mira', has_usable_password: false },
        methods: [],
        flows: [{ id: 'mfa_reauthenticate' }],
      },
      meta: { is_authenticated: true },
    },
  ];
  const { send } = at({ [`POST ${TOTP}`]: () => passkeyOnly });
  expect(leadsTo(await send({ ...setup, code: '123456' }))).toBe(
    '/my/security/confirm/?next=%2Fmy%2Fsecurity%2Ftotp%2F',
  );
});

test('shows the secret, or why it can’t be set up', async () => {
  expect(await at({ ...fresh, [`GET ${TOTP}`]: () => [404, { status: 404, meta: setup }] }).load()).toEqual({ setup });
  expect(await at({ ...fresh, [`GET ${TOTP}`]: () => [409, {}] }).load()).toEqual({ setup: null });
  const on = await at({ ...fresh, [`GET ${TOTP}`]: () => [200, { status: 200 }] }).load();
  expect(leadsTo(on)).toBe('/my/security/#two-factor');
});

test('a refused code keeps the secret, with and without script', async () => {
  const { calls, load, send } = at({ ...fresh, [`POST ${TOTP}`]: () => refusing('incorrect_code', 'code') });
  expect(await send({ ...setup, code: '123456' })).toMatchObject({
    data: { problems: [{ field: 'code', say: 'incorrect_code' }], askPassword: false },
    init: { status: 400 },
  });
  expect(await load()).toEqual({ setup });
  expect(calls).toEqual([`POST ${TOTP}`]);
});

test('keeps nothing but a setup for the QR code', async () => {
  const visit = at({
    ...fresh,
    [`POST ${TOTP}`]: () => refusing('incorrect_code', 'code'),
    [`GET ${TOTP}`]: () => [409, {}],
  });
  await visit.send({ secret: 'x', totp_url: 'javascript:alert(1)', code: '123456' });
  expect(await visit.load()).toEqual({ setup: null });
});

test('who took too long gives the password along with the next code', async () => {
  const late = at({ [`POST ${TOTP}`]: () => stale });
  expect(await late.send({ ...setup, code: '123 456' })).toMatchObject({ data: { problems: [], askPassword: true } });
  const sent: unknown[] = [];
  const note = (body: unknown): [number, unknown] => {
    sent.push(body);
    return [200, { status: 200 }];
  };
  const visit = at({ 'POST auth/reauthenticate': note, [`POST ${TOTP}`]: note });
  const done = await visit.send({ ...setup, password: 'correct-horse-42', code: '１２３ 456' });
  expect(leadsTo(done)).toBe('/my/security/recovery-codes/?new');
  expect(sent).toEqual([{ password: 'correct-horse-42' }, { code: '123456' }]);
});

test('visitors without a session log in first', async () => {
  const { send } = at({ [`POST ${TOTP}`]: () => signedOut });
  expect(leadsTo(await send({ ...setup, code: '123456' }))).toBe('/auth/login/?next=%2Fmy%2Fsecurity%2Ftotp%2F');
});
