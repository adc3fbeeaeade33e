import { hash } from '@node-rs/argon2';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api } from '../../../testing/browser.ts';
import { makeCustomer } from '../../../testing/customer.ts';
import { emailedKey } from '../../../testing/emails.ts';
import { users } from '../tables.ts';
import { checkPassword, hashPassword } from './passwords.ts';

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

const composed = 'Un café à Orléans'.normalize('NFC');
const decomposed = composed.normalize('NFD');

const login = async (email: string, password: string) =>
  (await backend.browser().login(email, password)).statusCode === 200;
const hashOf = async (username: string) => {
  const [user] = await backend.db.select().from(users).where(eq(users.username, username));
  return user?.passwordHash;
};

describe.each([
  ['accents', composed, decomposed],
  ['no-break-spaces', composed, composed.replaceAll(' ', '\u00a0')],
  ['wide-spaces', composed, composed.replaceAll(' ', '\u3000')],
  ['syllables', '한글 비밀번호 42', '한글 비밀번호 42'.normalize('NFD')],
  ['short-i', 'Мой ёж и йод 7', 'Мой ёж и йод 7'.normalize('NFD')],
  ['singletons', 'Battery 5 \u03a9 staple', 'Battery 5 \u2126 staple'],
])('a password with %s', (name, one, other) => {
  test('is the same in both forms', async () => {
    const email = `${name}@example.test`;
    await makeCustomer(backend.app, email, { passwordHash: await hashPassword(one) });
    expect([await login(email, one), await login(email, other)]).toEqual([true, true]);
    const before = await hashOf(name);
    const browser = backend.browser();
    await browser.login(email, one);
    expect((await browser.post(`${api}/auth/reauthenticate`, { password: other })).statusCode).toBe(200);
    const change = { current_password: other, new_password: `${other}!` };
    expect((await browser.post(`${api}/account/password/change`, change)).statusCode).toBe(200);
    expect(await login(email, `${one}!`)).toBe(true);
    expect(await hashOf(name)).not.toBe(before);

    await browser.post(`${api}/auth/password/request`, { email });
    const key = await emailedKey(backend.db, email);
    await browser.post(`${api}/auth/password/reset`, { key, password: `${other}?` });
    expect(await login(email, `${one}?`)).toBe(true);
  });

  test('counts in the old hash that was made as typed, and from then on in both forms', async () => {
    const email = `old-${name}@example.test`;
    await makeCustomer(backend.app, email, { passwordHash: await hash(other) });
    const old = await hashOf(`old-${name}`);
    expect([await login(email, one), await login(email, `${other}x`)]).toEqual([false, false]);
    expect(await hashOf(`old-${name}`)).toBe(old);
    expect(await login(email, other)).toBe(true);
    expect(await hashOf(`old-${name}`)).not.toBe(old);
    expect([await login(email, one), await login(email, other)]).toEqual([true, true]);
  });
});

test('a sign-up is repeated in another form of the password', async () => {
  const email = 'again@example.test';
  await backend.browser().post(`${api}/auth/signup`, { email, password: composed });
  const browser = backend.browser();
  await browser.post(`${api}/auth/signup`, { email, password: decomposed });
  const key = await emailedKey(backend.db, email);
  expect((await browser.post(`${api}/auth/email/verify`, { key })).statusCode).toBe(200);
});

test('characters that only look alike, case and compatible forms are different', async () => {
  const email = 'strict@example.test';
  await makeCustomer(backend.app, email, { passwordHash: await hashPassword('Office file 12') });
  for (const other of [
    'O\ufb03ce \ufb01le 12',
    'office file 12',
    'Office file １２',
    'Офfice file 12',
    'Officefile12',
  ]) {
    expect(await login(email, other)).toBe(false);
  }
});

test('every character counts, however long the password is', async () => {
  for (const [one, other] of [
    ['72 bytes', 'x'.repeat(72)],
    ['4096', 'x'.repeat(4096)],
    ['half an emoji', `${'x'.repeat(4095)}🦄`],
    ['the longest', 'é'.repeat(100_000)],
  ] as const) {
    const stored = await hashPassword(`${other}1`);
    expect(await checkPassword(stored, `${other}1`), `${one}`).toBe(true);
    for (const wrong of [`${other}2`, other, `${other}12`, `${other}1 `])
      expect(await checkPassword(stored, wrong), `${one}`).toBe(false);
  }
});

test('an accent doesn’t make a short password longer', async () => {
  const body = { email: 'short@example.test', password: 'k7Qéñ#'.normalize('NFD') };
  const answer = await backend.browser().post(`${api}/auth/signup`, body);
  expect(answer.json().errors).toMatchObject([{ code: 'password_too_short' }]);
});
