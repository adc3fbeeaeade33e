import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../../testing/customer.ts';
import { emailedCode, emailsTo } from '../../../testing/emails.ts';
import { addTotp } from '../../../testing/second-factor.ts';

const backend = await testBackend({ auth: { emailVerificationByCode: true } });
afterAll(() => backend.close());

const verify = (browser: Browser, key: string) => browser.post(`${api}/auth/email/verify`, { key });
const resend = async (browser: Browser) => (await browser.post(`${api}/auth/email/verify/resend`)).statusCode;
const statusOf = async (browser: Browser) => (await browser.get(`${api}/auth/session`)).statusCode;
const addresses = async (browser: Browser): Promise<{ email: string; verified: boolean; primary: boolean }[]> =>
  (await browser.get(`${api}/account/email`)).json().data;

async function signUp(email: string): Promise<Browser> {
  const browser = backend.browser();
  expect((await browser.post(`${api}/auth/signup`, { email, password })).statusCode).toBe(401);
  return browser;
}

test('the code of the email signs a new customer in, once and in their browser only', async () => {
  const browser = await signUp('ada@example.test');
  const code = await emailedCode(backend.db, 'ada@example.test');
  expect((await verify(backend.browser(), code)).statusCode).toBe(409);
  const other = await signUp('other@example.test');
  expect((await verify(other, code)).statusCode).toBe(400);
  const answers = await Promise.all([verify(browser, code), verify(browser, code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await addresses(browser)).toEqual([{ email: 'ada@example.test', verified: true, primary: true }]);
});

test('three wrong codes end the wait, however they are tried', async () => {
  const browser = await signUp('guess@example.test');
  const code = await emailedCode(backend.db, 'guess@example.test');
  const look = (key: string) =>
    browser.get(`${api}/auth/email/verify`, { headers: { 'x-email-verification-key': key } });
  expect((await look(code)).json()).toMatchObject({
    data: { email: 'guess@example.test' },
    meta: { is_authenticating: true },
  });
  const tries = [await look('BBBB-BBBB'), await verify(browser, 'BBBB-BBBB'), await look('CCCC-CCCC')];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect((await verify(browser, code)).statusCode).toBe(409);
  // Signing in sends another code, but not at once.
  expect((await browser.login('guess@example.test', password)).statusCode).toBe(429);
  backend.clock.advance(180_000);
  expect((await browser.login('guess@example.test', password)).statusCode).toBe(401);
  expect((await verify(browser, await emailedCode(backend.db, 'guess@example.test'))).statusCode).toBe(200);
});

test('a code expires after ten minutes', async () => {
  const browser = await signUp('late@example.test');
  backend.clock.advance(601_000);
  expect((await verify(browser, await emailedCode(backend.db, 'late@example.test'))).statusCode).toBe(409);
});

test('a taken address looks like a free one: its owner gets an email, and no code is right', async () => {
  await makeCustomer(backend.app, 'owner@example.test');
  const answers = [];
  for (const email of ['owner@example.test', 'free@example.test']) {
    const browser = backend.browser();
    const signup = await browser.post(`${api}/auth/signup`, { email, password: 'Another-horse-43' });
    answers.push([
      signup.statusCode,
      signup.json(),
      (await verify(browser, 'BBBB-BBBB')).json(),
      await resend(browser),
      (await browser.post(`${api}/auth/signup`, { email, password: 'Another-horse-43' })).statusCode,
      (await backend.browser().post(`${api}/auth/signup`, { email, password: 'Third-horse-44' })).statusCode,
    ]);
    backend.clock.advance(180_000);
    answers.at(-1)?.push(await resend(browser));
  }
  expect(answers[0]).toEqual(answers[1]);
  const mails = await emailsTo(backend.db, 'owner@example.test');
  expect(mails.map(({ subject }) => subject)).toEqual(['Account already exists', 'Account already exists']);
  expect(mails.map(({ text }) => text).join(' ')).not.toMatch(/[A-Z]{4}-[A-Z]{4}/);
});

test('a new customer can correct the address, and only the last one counts', async () => {
  const browser = await signUp('typo@example.test');
  const first = await emailedCode(backend.db, 'typo@example.test');
  const change = (email: string) => browser.post(`${api}/account/email`, { email });
  expect((await change('typo@example.test')).json().errors[0].code).toBe('same_as_current');
  expect((await change('right@example.test')).json().data).toEqual([
    { email: 'right@example.test', verified: false, primary: false },
  ]);
  expect((await verify(browser, first)).statusCode).toBe(400);
  expect((await verify(browser, await emailedCode(backend.db, 'right@example.test'))).statusCode).toBe(200);
  expect(await addresses(browser)).toEqual([{ email: 'right@example.test', verified: true, primary: true }]);
  expect((await backend.browser().login('typo@example.test', password)).statusCode).toBe(400);
});

test('a correction to a taken address takes nothing from its owner', async () => {
  await makeCustomer(backend.app, 'theirs@example.test');
  const browser = await signUp('mine@example.test');
  const changed = await browser.post(`${api}/account/email`, { email: 'theirs@example.test' });
  expect([changed.statusCode, changed.json().data]).toEqual([
    200,
    [{ email: 'theirs@example.test', verified: false, primary: false }],
  ]);
  expect((await verify(browser, await emailedCode(backend.db, 'mine@example.test'))).statusCode).toBe(400);
  expect((await emailsTo(backend.db, 'theirs@example.test'))[0]?.subject).toBe('Account already exists');
});

test('nobody without a pending sign-up corrects an address', async () => {
  expect((await backend.browser().post(`${api}/account/email`, { email: 'x@example.test' })).statusCode).toBe(409);
});

test('a customer adds an address by code; until then it is stored nowhere', async () => {
  const browser = await signedInCustomer(backend, 'adder@example.test');
  await addTotp(browser, backend.clock);
  const added = await browser.post(`${api}/account/email`, { email: 'second@example.test' });
  expect(added.json().data.at(-1)).toEqual({ email: 'second@example.test', verified: false, primary: false });
  expect(await addresses(browser)).toHaveLength(2);
  const code = await emailedCode(backend.db, 'second@example.test');
  // Somebody else signs up with it meanwhile, and doesn't confirm it.
  const elsewhere = backend.browser();
  await elsewhere.post(`${api}/auth/signup`, { email: 'second@example.test', password: 'Another-horse-43' });
  expect(await statusOf(elsewhere)).toBe(401);
  expect((await verify(browser, code)).statusCode).toBe(200);
  expect((await addresses(browser)).at(-1)).toMatchObject({ email: 'second@example.test', verified: true });
});

test('an address that waits for its code can be removed, and its code resent', async () => {
  const browser = await signedInCustomer(backend, 'remover@example.test');
  await browser.post(`${api}/account/email`, { email: 'gone@example.test' });
  const code = await emailedCode(backend.db, 'gone@example.test');
  expect((await browser.put(`${api}/account/email`, { email: 'gone@example.test' })).statusCode).toBe(403);
  backend.clock.advance(180_000);
  expect((await browser.put(`${api}/account/email`, { email: 'gone@example.test' })).statusCode).toBe(200);
  expect((await verify(browser, code)).statusCode).toBe(400);
  await browser.post(`${api}/auth/reauthenticate`, { password });
  const removed = await browser.delete(`${api}/account/email`, { email: 'gone@example.test' });
  expect(removed.json().data).toHaveLength(1);
  expect((await verify(browser, await emailedCode(backend.db, 'gone@example.test'))).statusCode).toBe(409);
});

test('an address of another customer cannot be added by code', async () => {
  await makeCustomer(backend.app, 'neighbour@example.test');
  const browser = await signedInCustomer(backend, 'thief@example.test');
  const added = await browser.post(`${api}/account/email`, { email: 'neighbour@example.test' });
  expect(added.json().data.at(-1)).toMatchObject({ email: 'neighbour@example.test', verified: false });
  expect((await verify(browser, 'BBBB-BBBB')).statusCode).toBe(400);
  expect((await emailsTo(backend.db, 'neighbour@example.test'))[0]?.text).not.toMatch(/[A-Z]{4}-[A-Z]{4}/);
});
