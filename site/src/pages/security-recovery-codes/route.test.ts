import { expect, test } from 'vitest';
import {
  type Answers,
  leadsTo,
  securityVisit,
  signedOut,
  stale,
} from '../../features/security/testing/security-visit.ts';
import { route } from './route.ts';

const CODES = 'account/authenticators/recovery-codes';
const PAGE = '/my/security/recovery-codes/';
const set = { type: 'recovery_codes', total_code_count: 10, unused_code_count: 9 };
const at = (answers: Answers, query = '') => securityVisit(route, PAGE + query, answers);

test('shows the codes while available, then how many are left', async () => {
  const told = at({ [`GET ${CODES}`]: () => [200, { data: { ...set, unused_codes: ['12345678'] } }] }, '?new');
  expect(await told.load()).toEqual({ codes: ['12345678'], left: 9, total: 10, isNew: true });
  const later = at({ [`GET ${CODES}`]: () => [200, { data: set }] });
  expect(await later.load()).toEqual({ codes: null, left: 9, total: 10, isNew: false });
});

test.each([
  ['who it is must be shown again', stale, '/my/security/confirm/?next=%2Fmy%2Fsecurity%2Frecovery-codes%2F'],
  ['nobody is signed in', signedOut, '/auth/login/?next=%2Fmy%2Fsecurity%2Frecovery-codes%2F'],
])('%s: leads there and back', async (_, answer, way) => {
  expect(leadsTo(await at({ [`GET ${CODES}`]: () => answer }).load())).toBe(way);
});

test('has no codes without two-factor authentication', async () => {
  expect(leadsTo(await at({}).load())).toBe('/my/security/#two-factor');
});

test('returns new codes with the answer, because they’re shown once', async () => {
  const { send, calls } = at({ [`POST ${CODES}`]: () => [200, { data: { ...set, unused_codes: ['87654321'] } }] });
  expect(await send({ intent: 'renew' })).toMatchObject({ data: { codes: ['87654321'] } });
  expect(calls).toEqual([`POST ${CODES}`]);
});
