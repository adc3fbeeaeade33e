import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api } from '../../../testing/browser.ts';
import { makeCustomer, password } from '../../../testing/customer.ts';
import { accounts } from '../../account/tables.ts';

const backend = await testBackend({ auth: { signupFields: ['username', 'phone'] } });
afterAll(() => backend.close());

let count = 0;
const signUp = (fields: object) =>
  backend.browser().post(`${api}/auth/signup`, { email: `new${(count += 1)}@example.test`, password, ...fields });
const codes = async (fields: object) =>
  ((await signUp(fields)).json().errors ?? []).map(
    ({ param, code }: { param: string; code: string }) => `${param} ${code}`,
  );

test('a sign-up without what is required names the fields, and config says which they are', async () => {
  expect(await codes({})).toEqual(['username required', 'phone required']);
  const config = (await backend.browser().get(`${api}/config`)).json();
  expect(config.data.account.signup_fields).toEqual(['username', 'phone']);
});

test.each([['a b'], ['with@at'], ['<b>'], ['x'.repeat(151)]])('refuses the username %s', async (username) => {
  expect(await codes({ username, phone: '+31201234567' })).toEqual(['username invalid']);
});

test.each([['0201234567'], ['+31 20 1234567'], ['+0312012345'], ['+31'], ['+3120123456789012']])(
  'refuses the phone number %s',
  async (phone) => {
    expect(await codes({ username: `user${count}`, phone })).toEqual(['phone invalid_phone']);
  },
);

test('refuses a username that is taken, in any case', async () => {
  await makeCustomer(backend.app, 'ada@example.test');
  expect(await codes({ username: 'ADA', phone: '+31201234567' })).toEqual(['username username_taken']);
});

test('stores both, and the username signs in', async () => {
  expect((await signUp({ username: 'grace.h', phone: '+31207654321' })).statusCode).toBe(401);
  expect((await backend.db.select().from(accounts)).map(({ phone }) => phone)).toContain('+31207654321');
  const answer = await backend.browser().post(`${api}/auth/login`, { username: 'Grace.H', password });
  expect(answer.json().data.flows.find((flow: { is_pending?: true }) => flow.is_pending).id).toBe('verify_email');
});
