import { afterAll, describe, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/backend.ts';
import { api } from '../../../testing/browser.ts';

const laptop = await testBackend({ seed: 'demo', oauth: 'mock' });
const open = await testBackend({ seed: 'demo', oauth: 'mock', demo: true });
afterAll(async () => {
  await laptop.close();
  await open.close();
});

const account = { email: 'demo@hoster.example', password: 'demo-hoster-2026' };

async function statuses(
  backend: TestBackend,
  host: string,
  remoteAddress: string,
  headers: Record<string, string> = {},
) {
  const sent = { remoteAddress, headers: { host, ...headers } };
  const found = [];
  for (const url of ['/mail/', '/bank/style.css']) found.push((await backend.browser().get(url, sent)).statusCode);
  found.push((await backend.browser().post(`${api}/auth/login`, account, sent)).statusCode);
  return found;
}

describe('mailbox, bank and demo accounts', () => {
  test.each([
    ['127.0.0.1:3000', '127.0.0.1'],
    ['localhost:3000', '127.0.0.1'],
    ['localhost:3000', '::1'],
    ['[::1]:3000', '::ffff:127.0.0.1'],
  ])('are there for the user of this machine at %s', async (host, address) => {
    expect(await statuses(laptop, host, address)).toEqual([200, 200, 200]);
  });

  test.each([
    ['another machine', '192.0.2.1:3000', '192.0.2.7', {}],
    ['another machine that names this one', 'localhost:3000', '192.0.2.7', {}],
    ['a page whose name was made to lead here', 'evil.example:3000', '127.0.0.1', {}],
    ['a page that is made for such a name', 'localhost:3000', '127.0.0.1', { 'x-visitor-host': 'evil.example' }],
    ['a name that only begins like ours', 'localhost.evil.example', '127.0.0.1', {}],
  ])('are closed to %s', async (_what, host, address, headers) => {
    expect(await statuses(laptop, host, address, headers)).toEqual([404, 404, 400]);
  });

  test('are shared by all visitors in a public demo', async () => {
    expect(await statuses(open, 'demo.example', '192.0.2.7')).toEqual([200, 200, 200]);
  });
});
