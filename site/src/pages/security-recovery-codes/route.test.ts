import { expect, test } from 'vitest';
import { type Answers, leadsTo, securityVisit, signedOut, stale } from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const CODES = 'account/authenticators/recovery-codes';
const PAGE = '/my/security/recovery-codes/';
const set = { type: 'recovery_codes', total_code_count: 10, unused_code_count: 9 };
const at = (answers: Answers, query = '') => securityVisit(route, PAGE + query, answers);

/** Answers as a backend with MFA_RECOVERY_CODES_SHOW_ONCE: the codes come once. */
function shownOnce(): Answers {
  const answers = [{ ...set, unused_codes: ['12345678'] }];
  return { [`GET ${CODES}`]: () => [200, { data: answers.shift() ?? set }] };
}

test('a backend that shows codes once: shows them, then how many are left', async () => {
  const { load } = at(shownOnce(), '?new');
  expect(await load()).toEqual({ codes: ['12345678'], left: 9, total: 10, shownOnce: true, isNew: true });
  expect(await load()).toEqual({ codes: null, left: 9, total: 10, shownOnce: true, isNew: true });
});

test('a backend that shows codes again: does too, and knows that none is left', async () => {
  const always = at({ [`GET ${CODES}`]: () => [200, { data: { ...set, unused_codes: ['12345678'] } }] });
  expect(await always.load()).toEqual({ codes: ['12345678'], left: 9, total: 10, shownOnce: false, isNew: false });
  const spent = { ...set, unused_code_count: 0, unused_codes: [] };
  const none = at({ [`GET ${CODES}`]: () => [200, { data: spent }] });
  expect(await none.load()).toEqual({ codes: [], left: 0, total: 10, shownOnce: false, isNew: false });
});

test('who presses "Generate" too late confirms who they are, and needn’t press it again, without script', async () => {
  const visit = at({
    [`GET ${CODES}`]: () => stale,
    [`POST ${CODES}`]: () => stale,
    'GET account/authenticators': () => [200, { status: 200, data: [] }],
  });
  expect(await visit.send({ intent: 'renew' })).toMatchObject({ data: { way: 'password', kept: { intent: 'renew' } } });
  // The page is loaded for the answer: a redirect would lose the form.
  expect(leadsTo(await visit.load())).toBeNull();
  const confirmed = at({
    'POST auth/reauthenticate': () => [200, {}],
    [`POST ${CODES}`]: () => [200, { data: { ...set, unused_codes: ['87654321'] } }],
  });
  const answer = await confirmed.send({ intent: 'renew', by: 'password', ways: 'password', password: 'x' });
  expect(answer).toMatchObject({ data: { codes: ['87654321'] } });
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
