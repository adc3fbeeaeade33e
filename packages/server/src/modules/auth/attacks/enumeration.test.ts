import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/backend.ts';
import { signedInCustomer } from '../../../testing/customer.ts';

const api = '/auth/_allauth/browser/v1';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ rateLimits: false });
  await signedInCustomer(backend, 'known@example.test');
  // The first check of a password makes the hash that unknown accounts are compared with.
  await backend.browser().login('warm-up@example.test', 'Another-horse-43');
});
afterAll(() => backend.close());

/** How often Argon2 runs meanwhile. It works outside of JavaScript, as the only asynchronous resource without a name. */
async function hashings(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'undefined') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

test.each([
  ['login', '/auth/login', { password: 'Another-horse-43' }, 1],
  ['sign-up', '/auth/signup', { password: 'Another-horse-43' }, 1],
  ['reset', '/auth/password/request', {}, 0],
])('%s answers a known and an unknown address alike, after the same work', async (_, path, body, work) => {
  const answers = [];
  const costs = [];
  for (const email of ['known@example.test', 'unknown@example.test']) {
    const browser = backend.browser();
    await browser.get(`${api}/config`);
    costs.push(
      await hashings(async () => {
        const answer = await browser.post(api + path, { email, ...body });
        const { date: _date, 'set-cookie': _cookies, ...headers } = answer.headers;
        const cookies = answer.cookies.map(({ name, maxAge, httpOnly }) => ({ name, maxAge, httpOnly }));
        answers.push([answer.statusCode, answer.json(), headers, cookies]);
      }),
    );
    answers.push((await browser.get(`${api}/auth/session`)).json());
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  expect(costs).toEqual([work, work]);
});

test('a closed account and a wrong name are answered like a wrong password', async () => {
  const answers = [];
  for (const body of [{ username: 'known' }, { username: 'nobody' }]) {
    const answer = await backend.browser().post(`${api}/auth/login`, { ...body, password: 'Another-horse-43' });
    answers.push([answer.statusCode, answer.json()]);
  }
  expect(answers[0]).toEqual(answers[1]);
});
