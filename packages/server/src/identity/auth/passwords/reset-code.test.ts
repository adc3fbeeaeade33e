import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../../testing/customer.ts';
import { emailedCode, emailedKey, emailsTo } from '../../../testing/emails.ts';

const backend = await testBackend({ auth: { passwordResetByCode: true } });
afterAll(() => backend.close());

const secret = 'Battery-staple-77';
const request = (browser: Browser, email: string) => browser.post(`${api}/auth/password/request`, { email });
const reset = (browser: Browser, key: string, chosen = secret) =>
  browser.post(`${api}/auth/password/reset`, { key, password: chosen });
const isPending = async (browser: Browser): Promise<boolean> =>
  (await browser.get(`${api}/auth/session`)).json().data.flows.at(-1).is_pending;

async function requested(email: string): Promise<{ browser: Browser; code: string }> {
  await makeCustomer(backend.app, email);
  const browser = backend.browser();
  expect((await request(browser, email)).statusCode).toBe(401);
  return { browser, code: await emailedCode(backend.db, email) };
}

test('a code sets a new password once, after a weak one, and ends all sessions', async () => {
  const signedIn = await signedInCustomer(backend, 'ada@example.test');
  const browser = backend.browser();
  await request(browser, 'ada@example.test');
  const code = await emailedCode(backend.db, 'ada@example.test');
  expect((await reset(browser, code, '1')).json().errors[0].param).toBe('password');
  const answers = await Promise.all([reset(browser, code), reset(browser, code, 'Second-horse-2')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([401, 409]);
  expect((await signedIn.get(`${api}/auth/session`)).statusCode).toBe(401);
  expect((await backend.browser().login('ada@example.test', password)).statusCode).toBe(400);
});

test('a code is worth nothing in another browser, nor after ten minutes', async () => {
  const { browser, code } = await requested('own@example.test');
  const thief = backend.browser();
  expect((await reset(thief, code)).statusCode).toBe(409);
  await request(thief, 'unknown-own@example.test');
  expect((await reset(thief, code)).statusCode).toBe(400);
  backend.clock.advance(601_000);
  expect((await reset(browser, code)).statusCode).toBe(409);
  expect(await isPending(browser)).toBe(false);
});

test('three wrong codes end the reset, looked at or sent', async () => {
  const { browser, code } = await requested('guess@example.test');
  const look = (key: string) => browser.get(`${api}/auth/password/reset`, { headers: { 'x-password-reset-key': key } });
  expect((await look(code)).statusCode).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? look('BBBB-BBBB') : reset(browser, 'BBBB-BBBB'))),
  );
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  expect((await reset(browser, code)).statusCode).toBe(409);
});

test('says nothing about accounts, and sends one email in three minutes', async () => {
  await makeCustomer(backend.app, 'known@example.test');
  const answers = [];
  for (const email of ['known@example.test', 'nobody@example.test']) {
    const browser = backend.browser();
    answers.push([
      (await request(browser, email)).json(),
      // The code that was sent is still good in this browser; another one is told to wait.
      (await request(browser, email)).statusCode,
      (await request(backend.browser(), email)).statusCode,
      (await reset(browser, 'BBBB-BBBB')).json(),
    ]);
    expect(await emailsTo(backend.db, email)).toHaveLength(1);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.slice(1, 3)).toEqual([401, 429]);
});

/** Strangers request resets in browsers of theirs, until the codes of the day are used up. */
async function bombed(email: string): Promise<void> {
  for (let index = 0; index < 5; index += 1) {
    expect((await request(backend.browser(), email)).statusCode).toBe(401);
    backend.clock.advance(181_000);
  }
}

test('nobody can keep a customer from a code in a browser of theirs', async () => {
  const browser = await signedInCustomer(backend, 'victim@example.test');
  await browser.delete(`${api}/auth/session`);
  await bombed('victim@example.test');
  expect((await request(browser, 'victim@example.test')).statusCode).toBe(401);
  expect((await reset(browser, await emailedCode(backend.db, 'victim@example.test'))).statusCode).toBe(401);
  expect((await backend.browser().login('victim@example.test', secret)).statusCode).toBe(200);
});

test('where strangers have used up the codes of a day, a link resets the password in any browser', async () => {
  const emails = ['owner@example.test', 'no-owner@example.test'];
  await makeCustomer(backend.app, 'owner@example.test');
  const answers: unknown[] = [];
  for (const email of emails) {
    await bombed(email);
    const request1 = await request(backend.browser(), email);
    const tooSoon = await request(backend.browser(), email);
    backend.clock.advance(181_000);
    const request2 = await request(backend.browser(), email);
    answers.push([request1, tooSoon, request2].map(({ statusCode }) => statusCode));
    // Five codes and one link.
    expect(await emailsTo(backend.db, email)).toHaveLength(6);
  }
  expect(answers).toEqual([
    [200, 429, 200],
    [200, 429, 200],
  ]);
  const key = await emailedKey(backend.db, 'owner@example.test');
  const browser = backend.browser();
  const look = () => browser.get(`${api}/auth/password/reset`, { headers: { 'x-password-reset-key': key } });
  expect((await look()).json().data.user.email).toBe('owner@example.test');
  expect((await reset(browser, key)).statusCode).toBe(401);
  expect((await look()).statusCode, 'works once').toBe(409);
  expect((await browser.login('owner@example.test', secret)).statusCode).toBe(200);
});

test('a code for one purpose is none for another', async () => {
  const { browser, code } = await requested('purpose@example.test');
  await browser.post(`${api}/auth/code/request`, { email: 'purpose@example.test' });
  expect((await browser.post(`${api}/auth/code/confirm`, { code })).statusCode).toBe(400);
});

test('a reset by code throws a stranger out who had signed up with the address, and confirms it', async () => {
  const stranger = backend.browser();
  await stranger.post(`${api}/auth/signup`, { email: 'taken@example.test', password });
  const owner = backend.browser();
  await request(owner, 'taken@example.test');
  expect((await reset(owner, await emailedCode(backend.db, 'taken@example.test'))).statusCode).toBe(401);
  expect((await stranger.login('taken@example.test', password)).statusCode).toBe(400);
  expect((await owner.login('taken@example.test', secret)).statusCode).toBe(200);
});
