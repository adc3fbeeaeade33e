import { createHook } from 'node:async_hooks';
import { sql } from '../../../platform/db/drizzle.ts';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api, type Browser } from '../../../testing/browser.ts';
import { signedInCustomer } from '../../../testing/customer.ts';
import { startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { throughProvider } from '../../../testing/provider-visit.ts';

const known = 'known@example.test';

const openId = await startOpenIdProvider(['http://localhost:3000/auth/accounts/oidc/company/login/callback/']);
const backend = await testBackend({ oauth: [openId.company], rateLimits: false });
await signedInCustomer(backend, known);
// The first check of a password makes the hash that unknown accounts are compared with.
await backend.browser().login('warm-up@example.test', 'Another-horse-43');
afterAll(async () => {
  await backend.close();
  await openId.close();
});

/** What is done for an answer. */
interface Work {
  /** How often Argon2 runs. It works outside of JavaScript, as the only asynchronous resource without a name. */
  hashings: number;
  /** Messages to the database. */
  statements: number;
}

async function workOf(work: () => Promise<unknown>): Promise<Work> {
  let hashings = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'undefined') hashings += 1;
    },
  }).enable();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  hook.disable();
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  return { hashings, statements };
}

/** Everything of an answer that its reader can see, but for the time and the tokens. */
async function answerTo(browser: Browser, path: string, body: object) {
  const answer = await browser.post(api + path, body);
  const { date: _date, 'set-cookie': _cookies, ...headers } = answer.headers;
  const cookies = answer.cookies.map(({ name, maxAge, httpOnly }) => ({ name, maxAge, httpOnly }));
  return [answer.statusCode, answer.json(), headers, cookies];
}

/** Until what was left for after the answer is done. */
const settled = async () => {
  await new Promise(setImmediate);
  await backend.db.execute(sql`select 1`);
};
const visitor = async () => {
  const browser = backend.browser();
  await browser.get(`${api}/config`);
  return browser;
};
/** Someone whose provider gave no address. */
const withoutAddress = async (sub: string) => {
  const browser = backend.browser();
  expect(await throughProvider(browser, { provider: 'company' }, { sub })).toBe('/my/');
  return browser;
};

test.each([
  ['login', '/auth/login', { password: 'Another-horse-43' }, 1, visitor],
  ['sign-up', '/auth/signup', { password: 'Another-horse-43' }, 1, visitor],
  ['reset', '/auth/password/request', {}, 0, visitor],
  ['code request', '/auth/code/request', {}, 0, visitor],
  ['provider sign-up', '/auth/provider/signup', {}, 0, withoutAddress],
])(
  '%s gives the same answer for known and unknown addresses, after the same work',
  async (_, path, body, hashings, open) => {
    const answers = [];
    const works = [];
    for (const email of [known, `unknown-${path.length}@example.test`]) {
      const browser = await open(email);
      works.push(
        await workOf(async () => {
          answers.push(await answerTo(browser, path, { email, ...body }));
        }),
      );
      answers.push((await browser.get(`${api}/auth/session`)).json());
      await settled();
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    expect(works[0]).toEqual({ hashings, statements: expect.toSatisfy((count: number) => count > 0) });
    expect(works[1]).toEqual(works[0]);
  },
);

test('a closed account and a wrong name are answered like a wrong password', async () => {
  const answers = [];
  for (const body of [{ username: 'known' }, { username: 'nobody' }]) {
    const answer = await backend.browser().post(`${api}/auth/login`, { ...body, password: 'Another-horse-43' });
    answers.push([answer.statusCode, answer.json()]);
  }
  expect(answers[0]).toEqual(answers[1]);
});
