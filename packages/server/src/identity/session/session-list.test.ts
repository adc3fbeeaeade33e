import { expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';

const path = '/auth/_allauth/browser/v1/auth/sessions';

test('a customer sees and ends their own sessions only', async () => {
  const backend = await testBackend();
  const one = await signedInCustomer(backend, 'ann@example.test');
  backend.clock.advance(1000);
  const two = backend.browser();
  await two.login('ann@example.test', 'Correct-horse-42');
  const stranger = await signedInCustomer(backend, 'eve@example.test');

  const list: { id: number; is_current: boolean }[] = (await one.get(path)).json().data;
  expect(list.map(({ is_current }) => is_current)).toEqual([true, false]);
  const [own, second] = list.map(({ id }) => id);

  const code = async (browser: typeof one, sessions: unknown) =>
    (await browser.delete(path, { sessions })).json().errors?.[0].code;
  expect(await code(one, undefined)).toBe('required');
  expect(await code(one, [])).toBe('required');
  expect(await code(one, 2)).toBe('invalid_list');
  expect(await code(stranger, [own])).toBe('invalid_choice');
  expect(await code(one, ['x'])).toBe('invalid_pk_value');

  const left = await one.delete(path, { sessions: [second] });
  expect(left.json().data).toMatchObject([{ id: own, is_current: true }]);
  expect((await two.get(path)).statusCode).toBe(401);
  expect((await one.delete(path, { sessions: [own] })).statusCode).toBe(401);
  expect((await one.get(path)).statusCode).toBe(401);
  await backend.close();
});
