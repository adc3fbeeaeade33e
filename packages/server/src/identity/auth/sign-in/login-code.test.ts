import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../../testing/customer.ts';
import { emailedCode, emailsTo } from '../../../testing/emails.ts';
import { addTotp } from '../../../testing/second-factor.ts';
import { sessions } from '../../session/tables.ts';
import { users } from '../tables.ts';

const backend = await testBackend();
const required = await testBackend({ auth: { loginByCode: 'required' } });
afterAll(async () => {
  await backend.close();
  await required.close();
});

const request = (browser: Browser, email: string) => browser.post(`${api}/auth/code/request`, { email });
const confirm = (browser: Browser, code: string) => browser.post(`${api}/auth/code/confirm`, { code });
const pendingIn = async (browser: Browser) =>
  (await browser.get(`${api}/auth/session`)).json().data.flows?.find((flow: { is_pending?: true }) => flow.is_pending);

async function awaitingCode(email: string): Promise<{ browser: Browser; code: string }> {
  await makeCustomer(backend.app, email);
  const browser = backend.browser();
  expect((await request(browser, email)).statusCode).toBe(401);
  return { browser, code: await emailedCode(backend.db, email) };
}

test('signs in with an emailed code, however it is typed', async () => {
  const { browser, code } = await awaitingCode('ada@example.test');
  expect(await pendingIn(browser)).toEqual({ id: 'login_by_code', is_pending: true });
  const answer = await confirm(browser, ` ${code.replace('-', ' ').toLowerCase()} `);
  expect(answer.json().data.methods).toMatchObject([{ method: 'code', email: 'ada@example.test' }]);
  expect((await browser.get(`${api}/auth/session`)).statusCode).toBe(200);
});

test('a code signs in once, even when it is sent several times at the same moment', async () => {
  const { browser, code } = await awaitingCode('once@example.test');
  const answers = await Promise.all([1, 2, 3].map(() => confirm(browser, code)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('a code is worth nothing in another browser', async () => {
  const { browser, code } = await awaitingCode('own@example.test');
  const thief = backend.browser();
  expect((await confirm(thief, code)).statusCode).toBe(409);
  await request(thief, 'nobody-there@example.test');
  expect((await confirm(thief, code)).statusCode).toBe(400);
  expect((await confirm(browser, code)).statusCode).toBe(200);
});

test('a code expires after ten minutes', async () => {
  const { browser, code } = await awaitingCode('late@example.test');
  backend.clock.advance(601_000);
  expect((await confirm(browser, code)).statusCode).toBe(409);
  expect(await pendingIn(browser)).toBeUndefined();
});

test('the third wrong code ends the sign-in, also when all are sent at the same moment', async () => {
  const { browser, code } = await awaitingCode('guess@example.test');
  const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(browser, 'BBBB-BBBB')));
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  expect((await confirm(browser, code)).statusCode).toBe(409);
});

test('another code replaces the first, twice and three minutes later at the earliest, and forgives no wrong try', async () => {
  const { browser, code: first } = await awaitingCode('again@example.test');
  const resend = async () => (await browser.post(`${api}/auth/code/resend`)).statusCode;
  expect(await resend()).toBe(429);
  expect((await confirm(browser, 'BBBB-BBBB')).statusCode).toBe(400);
  for (let count = 0; count < 2; count += 1) {
    backend.clock.advance(180_000);
    expect(await resend()).toBe(200);
  }
  backend.clock.advance(180_000);
  expect(await resend()).toBe(409);
  expect((await confirm(browser, first)).statusCode).toBe(400);
  const last = await emailedCode(backend.db, 'again@example.test');
  expect((await confirm(browser, 'BBBB-BBBB')).statusCode).toBe(400);
  expect((await confirm(browser, last)).statusCode).toBe(409);
});

test('an inbox gets one code in three minutes, and the answer says so', async () => {
  const { browser } = await awaitingCode('inbox@example.test');
  // The code that was sent is still good where it was requested.
  expect((await request(browser, 'inbox@example.test')).statusCode).toBe(401);
  for (const who of ['inbox@example.test', 'inbox-unknown@example.test']) {
    const answers = [await request(backend.browser(), who), await request(backend.browser(), who)];
    expect(answers.at(-1)?.json().errors).toMatchObject([{ code: 'too_many_login_attempts', param: 'email' }]);
    expect(await emailsTo(backend.db, who)).toHaveLength(1);
  }
});

test('nobody can keep a customer from codes in a browser of theirs', async () => {
  const browser = await signedInCustomer(backend, 'victim@example.test');
  await browser.delete(`${api}/auth/session`);
  await request(backend.browser(), 'victim@example.test');
  expect((await request(browser, 'victim@example.test')).statusCode).toBe(401);
  expect((await confirm(browser, await emailedCode(backend.db, 'victim@example.test'))).statusCode).toBe(200);
});

test('says nothing about whether an address has an account, and mails one without no code', async () => {
  await makeCustomer(backend.app, 'closed@example.test');
  await backend.db.update(users).set({ isActive: false }).where(eq(users.username, 'closed'));
  const answers = [];
  for (const email of ['stranger@example.test', 'closed@example.test']) {
    const browser = backend.browser();
    answers.push((await request(browser, email)).json(), (await confirm(browser, 'BBBB-BBBB')).json());
    const [message] = await emailsTo(backend.db, email);
    expect(message?.subject).toBe('Sign-in code');
    expect(message?.text).not.toMatch(/[A-Z]{4}-[A-Z]{4}/);
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
});

test('the database holds no code that could be read', async () => {
  const { code } = await awaitingCode('hash@example.test');
  const rows = JSON.stringify(await backend.db.select().from(sessions));
  expect(rows).toContain('hash@example.test');
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(code.replace('-', ''));
});

test('asks for the authenticator app after the code', async () => {
  const owner = await signedInCustomer(backend, 'both@example.test');
  await addTotp(owner, backend.clock);
  const browser = backend.browser();
  await request(browser, 'both@example.test');
  expect((await confirm(browser, await emailedCode(backend.db, 'both@example.test'))).statusCode).toBe(401);
  expect(await pendingIn(browser)).toMatchObject({ id: 'mfa_authenticate' });
});

test('a code throws a stranger out who had signed up with the address', async () => {
  const stranger = backend.browser();
  await stranger.post(`${api}/auth/signup`, { email: 'taken@example.test', password });
  const owner = backend.browser();
  await request(owner, 'taken@example.test');
  const answer = await confirm(owner, await emailedCode(backend.db, 'taken@example.test'));
  expect(answer.json().data.user).toMatchObject({ email: 'taken@example.test', has_usable_password: false });
  expect((await stranger.get(`${api}/auth/session`)).statusCode).toBe(401);
  expect((await backend.browser().login('taken@example.test', password)).statusCode).toBe(400);
});

describe('where a code is required', () => {
  test('a right password waits for the code of the email', async () => {
    await makeCustomer(required.app, 'eve@example.test');
    const browser = required.browser();
    expect((await browser.login('eve@example.test', password)).statusCode).toBe(401);
    expect(await pendingIn(browser)).toEqual({ id: 'login_by_code', is_pending: true });
    const answer = await confirm(browser, await emailedCode(required.db, 'eve@example.test'));
    expect(answer.json().data.methods.map(({ method }: { method: string }) => method)).toEqual(['password', 'code']);
  });

  test('a code alone signs nobody in', async () => {
    const browser = required.browser();
    expect((await request(browser, 'eve@example.test')).statusCode).toBe(404);
    const { account } = (await browser.get(`${api}/config`)).json().data;
    expect(account.login_by_code_enabled).toBe(false);
  });

  test('the right password five times in five minutes is enough for emails', async () => {
    await makeCustomer(required.app, 'often@example.test');
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await required.browser().login('often@example.test', password)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('without sign-in by code, its calls are unknown', async () => {
  const off = await testBackend({ auth: { loginByCode: 'off' } });
  for (const path of ['request', 'resend']) {
    expect((await off.browser().post(`${api}/auth/code/${path}`, {})).statusCode).toBe(404);
  }
  expect((await off.browser().post(`${api}/auth/code/confirm`, {})).statusCode).toBe(409);
  await off.close();
});
