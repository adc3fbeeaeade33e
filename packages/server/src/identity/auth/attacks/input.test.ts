import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo } from '../../../testing/emails.ts';
import { api } from '../../../testing/browser.ts';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

/** Sends bytes as they are to a call of either kind. */
async function statuses(payload: string | Buffer): Promise<number[]> {
  const browser = backend.browser();
  const sent = [];
  for (const url of [`${api}/auth/login`, `${api}/auth/signup`, '/my/api/email-promo/', '/my/api/vps-order/']) {
    const answer = await browser.post(url, undefined, { payload, headers: { 'content-type': 'application/json' } });
    sent.push(answer.statusCode);
  }
  return sent;
}

describe('a body', () => {
  const deep = (levels: number) => `{"email":${'['.repeat(levels)}1${']'.repeat(levels)}}`;
  test.each([
    ['of more than 1 MB', JSON.stringify({ email: 'a'.repeat(1_100_000) })],
    ['100,000 levels deep', deep(100_000)],
    ['21 levels deep', deep(21)],
    ['that is no UTF-8', Buffer.from('{"email":"\xff\xfe@example.test","password":"x"}', 'latin1')],
    ['with overlong UTF-8', Buffer.from([...Buffer.from('{"email":"a'), 0xc0, 0xaf, ...Buffer.from('"}')])],
    ['with NUL', '{"email":"ann\\u0000@example.test","password":"Correct-horse-42"}'],
    ['with half a character', '{"email":"ann\\ud800@example.test","password":"Correct-horse-42"}'],
    ['that would change all objects', '{"__proto__":{"isStaff":true},"email":"a@example.test"}'],
    ['cut off', '{"email":"ann@exam'],
    ['that is a text', '"ann@example.test"'],
    ['that is a list', '[{"email":"ann@example.test"}]'],
  ])('%s is refused', async (_, payload) => {
    for (const status of await statuses(payload)) expect(status).toSatisfy((one) => one >= 400 && one < 500);
  });

  test('of many small parts is read in a moment', async () => {
    const payload = JSON.stringify({ email: Array.from({ length: 200_000 }, () => 0), password });
    expect(await statuses(payload)).toEqual([400, 400, expect.any(Number), expect.any(Number)]);
  });
});

describe('an address', () => {
  test.each([
    ['Cyrillic а for a', 'аnn@example.test'],
    ['full-width characters', 'ａnn@example.test'],
    ['a blank inside', 'an n@example.test'],
    ['a zero-width joiner', 'an\u200dn@example.test'],
    ['right-to-left override', 'ann\u202e@example.test'],
    ['two @', 'ann@evil.example@example.test'],
    ['a comment', 'ann(x)@example.test'],
    ['no dot', 'ann@localhost'],
    ['an IP', 'ann@[127.0.0.1]'],
    ['a domain that is no name', 'ann@xn--.test'],
  ])('with %s is invalid', async (_, email) => {
    const answer = await backend.browser().post(`${api}/auth/signup`, { email, password });
    expect(answer.json().errors).toMatchObject([{ code: 'invalid', param: 'email' }]);
  });

  test('is one, however its domain is spelt', async () => {
    const signup = (email: string) =>
      backend.browser().post(`${api}/auth/signup`, { email, password: 'Other-horse-43' });
    const customer = await signedInCustomer(backend, 'ann@xn--e1afmkfd.example');
    expect((await customer.get(`${api}/auth/session`)).statusCode).toBe(200);
    for (const email of ['ann@пример.example', 'ANN@ПРИМЕР.example', 'ann@xn--e1afmkfd.example']) {
      expect((await signup(email)).statusCode).toBe(401);
    }
    const emails = await emailsTo(backend.db, 'ann@xn--e1afmkfd.example');
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Account already exists',
      'Account already exists',
      'Account already exists',
    ]);
    expect((await backend.browser().login('ann@пример.example', password)).statusCode).toBe(200);
  });

  test('has at most 320 characters', async () => {
    const answer = await backend.browser().post(`${api}/auth/signup`, { email: `${'a'.repeat(320)}@x.test`, password });
    expect(answer.json().errors.map(({ code }: { code: string }) => code)).toEqual(['invalid', 'max_length']);
  });
});

test('overlong values are answered like any wrong one', async () => {
  const long = 'x'.repeat(900_000);
  const visitor = backend.browser();
  const code = async (path: string, body: object) => (await visitor.post(api + path, body)).json().errors[0].code;
  expect(await code('/auth/login', { email: 'ann@example.test', password: long })).toBe('email_password_mismatch');
  expect(await code('/auth/login', { username: long, password: 'x' })).toBe('username_password_mismatch');
  expect(await code('/auth/email/verify', { key: long })).toBe('invalid_or_expired_key');
  expect(await code('/auth/password/reset', { key: long, password })).toBe('invalid_password_reset');
  const customer = await signedInCustomer(backend, 'long@example.test');
  const ended = await customer.delete(`${api}/auth/sessions`, { sessions: [long, 1e308, null, {}] });
  expect([ended.statusCode, ended.body.length < 500]).toEqual([400, true]);
  const agent = await customer.get(`${api}/auth/session`, { headers: { 'user-agent': 'u'.repeat(8000) } });
  expect(agent.statusCode).toBe(200);
});

test('a list or object is never an address, and its values sign nobody in', async () => {
  await signedInCustomer(backend, 'listed@example.test');
  const codes = async (path: string, body: object) =>
    (await backend.browser().post(api + path, body)).json().errors.map(({ code }: { code: string }) => code);
  for (const email of [['listed@example.test'], { email: 'listed@example.test' }, { $ne: '' }, true]) {
    expect(await codes('/auth/login', { email, password })).toEqual(['invalid']);
    expect(await codes('/auth/signup', { email, password })).toEqual(['invalid']);
    expect(await codes('/auth/password/request', { email })).toEqual(['invalid']);
  }
  for (const wrong of [[password], { password }, { $ne: '' }, true]) {
    expect(await codes('/auth/login', { email: 'listed@example.test', password: wrong })).toEqual([
      'email_password_mismatch',
    ]);
  }
});
