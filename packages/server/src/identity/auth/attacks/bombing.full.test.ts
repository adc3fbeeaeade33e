import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadLegal } from '../../legal/load.ts';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../../testing/emails.ts';
import { mayMailUninvited } from '../../../platform/mail/index.ts';
import { startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { throughProvider } from '../../../testing/provider-visit.ts';

// Strangers who fill an inbox through us, from as many addresses of the internet as they like.

const openId = await startOpenIdProvider(['http://localhost:3000/auth/accounts/oidc/company/login/callback/']);
const backend = await testBackend({ oauth: [openId.company] });
await loadLegal(backend.app.hoster);
afterAll(async () => {
  await backend.close();
  await openId.close();
});
beforeEach(() => backend.clock.advance(2 * 86_400_000));

let addresses = 0;
const elsewhere = () => {
  addresses += 1;
  return { remoteAddress: `198.51.${addresses >> 8}.${addresses & 255}` };
};

const request = async (email: string) =>
  (await backend.browser().post(`${api}/auth/password/request`, { email }, elsewhere())).statusCode;
const count = async (email: string) => (await emailsTo(backend.db, email)).length;

/** Ways to have an email sent to someone. */
const ways: Record<string, (email: string, index: number) => Promise<unknown>> = {
  reset: (email) => request(email),
  'sign-up': (email) => backend.browser().post(`${api}/auth/signup`, { email, password }, elsewhere()),
  login: (email) => backend.browser().post(`${api}/auth/login`, { email, password }, elsewhere()),
  provider: (email, index) =>
    throughProvider(
      backend.browser(),
      { provider: 'company' },
      { sub: `${email}${index}`, email, email_verified: false },
    ),
  'additional address': async (email, index) => {
    const browser: Browser = await signedInCustomer(backend, `accomplice${index}-${email}`);
    await browser.post(`${api}/account/email`, { email });
  },
  contact: (email) =>
    backend.browser().post('/my/api/contact/', { name: 'Eve', email, subject: 'Hi', message: 'Hello' }, elsewhere()),
  promo: (email) =>
    backend
      .browser()
      .post('/my/api/email-promo/', { email, page_url: 'http://localhost:3000/virtual-private-servers/' }, elsewhere()),
};

test.each(
  Object.entries(ways).flatMap(([way, cause]) =>
    ['unknown', 'customer', 'unconfirmed'].map((who) => ({ way, who, cause })),
  ),
)('an inbox ($who) gets one email in three minutes by $way', async ({ way, who, cause }) => {
  const email = `${who}-${way.replace(' ', '-')}@example.test`;
  if (who !== 'unknown') await makeCustomer(backend.app, email, { verified: who === 'customer' });
  for (let index = 0; index < 5; index += 1) {
    await cause(email, index);
    backend.clock.advance(6600);
  }
  expect(await count(email)).toBeLessThanOrEqual(1);
  backend.clock.advance(180_000);
  await cause(email, 7);
  expect(await count(email)).toBeLessThanOrEqual(2);
});

test('the spellings of one mailbox share its limits', async () => {
  const spellings = ['victim@gmail.com', 'v.i.c.t.i.m@gmail.com', 'Victim+1@gmail.com', 'victim+2@googlemail.com'];
  for (const email of spellings) await ways['contact']?.(email, 0);
  expect(await Promise.all(spellings.map(count))).toEqual([1, 0, 0, 0]);
});

test('ten resets send one email, a day of them five, and all are answered alike', async () => {
  const emails = ['customer@example.test', 'nobody@example.test'];
  await makeCustomer(backend.app, 'customer@example.test');
  const answers: number[][] = [[], []];
  for (let index = 0; index < 10; index += 1) {
    for (const [who, email] of emails.entries()) answers[who]?.push(await request(email));
    backend.clock.advance(6600);
  }
  expect(await Promise.all(emails.map(count))).toEqual([1, 1]);
  for (let index = 0; index < 60; index += 1) {
    backend.clock.advance(181_000);
    for (const [who, email] of emails.entries()) answers[who]?.push(await request(email));
  }
  expect(await Promise.all(emails.map(count))).toEqual([5, 5]);
  expect(answers[0]).toEqual(answers[1]);
  // The last link still works, and the next day there are more.
  const key = await emailedKey(backend.db, 'customer@example.test');
  const reset = await backend.browser().post(`${api}/auth/password/reset`, { key, password: 'Battery-staple-77' });
  expect(reset.statusCode).toBe(401);
  backend.clock.advance(86_400_000);
  await request('customer@example.test');
  expect(await count('customer@example.test')).toBe(7);
});

test('a used link allows the next email', async () => {
  await makeCustomer(backend.app, 'forgetful@example.test');
  for (const secret of ['Battery-staple-77', 'Another-horse-43']) {
    await request('forgetful@example.test');
    const key = await emailedKey(backend.db, 'forgetful@example.test');
    const reset = await backend.browser().post(`${api}/auth/password/reset`, { key, password: secret });
    expect(reset.statusCode).toBe(401);
  }
});

test('other emails don’t hold up a reset', async () => {
  await makeCustomer(backend.app, 'popular@example.test');
  for (let index = 0; index < 30; index += 1) {
    for (const way of ['sign-up', 'contact', 'promo']) await ways[way]?.('popular@example.test', index);
    backend.clock.advance(181_000);
  }
  const before = await count('popular@example.test');
  expect(before).toBeLessThanOrEqual(20);
  await request('popular@example.test');
  expect(await count('popular@example.test')).toBe(before + 1);
});

test.each(['sign-up', 'additional address'])('other emails don’t hold up a confirmation (%s)', async (way) => {
  const email = `newcomer-${way.replace(' ', '-')}@example.test`;
  for (let index = 0; index < 5; index += 1) {
    for (const other of Object.keys(ways)) {
      if (other !== way && other !== 'login' && other !== 'provider') await ways[other]?.(email, index);
    }
    await mayMailUninvited(backend.app.hoster, 'alert', email);
    backend.clock.advance(181_000);
  }
  const before = await count(email);
  await ways[way]?.(email, 9);
  expect(await count(email)).toBe(before + 1);
});

test('an inbox gets ten emails a day that no account depends on', async () => {
  for (let index = 0; index < 10; index += 1) {
    for (const way of ['contact', 'promo']) await ways[way]?.('reader@example.test', index);
    backend.clock.advance(181_000);
  }
  expect(await count('reader@example.test')).toBe(10);
  expect(await mayMailUninvited(backend.app.hoster, 'alert', 'reader@example.test')).toBe(false);
});
