import { afterAll, expect, it } from 'vitest';
import { testShop } from '../../../testing/shop.ts';
import { serverAlerts } from './tables.ts';

const path = '/my/api/ds-order/alerts/';
const byEmail = { channel: 'email', email: 'ann@example.test', query: 'tags=storage', landing: null };
const byWebhook = { channel: 'webhook', query: 'tags=storage', landing: null };

// One shop for all: the last test makes sure that nothing was left behind.
const shop = await testShop();
const mira = await shop.stranger();
afterAll(() => shop.close());

it.each([
  ['a bad address', { ...byEmail, email: 'ann' }, ['email']],
  ['a bad landing', { ...byEmail, landing: 'In Germany' }, ['landing']],
  ['too long filters', { ...byEmail, query: 'x'.repeat(1001) }, ['query']],
  ['an unknown field', { ...byEmail, more: 1 }, ['more']],
  ['an unknown channel', { ...byEmail, channel: 'fax' }, ['channel']],
])('isn’t saved with %s', async (_, body, fields) => {
  const answer = await shop.browser().post(path, body);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, fields]);
});

it('isn’t saved for an unknown landing', async () => {
  expect((await shop.browser().post(path, { ...byEmail, landing: 'in-nowhere' })).statusCode).toBe(404);
});

it('needs a customer for a webhook', async () => {
  expect((await shop.browser().post(path, { ...byWebhook, url: 'https://example.com/' })).statusCode).toBe(401);
});

it.each(['ftp://example.com/', 'https://user:word@example.com/', 'javascript:alert(1)'])(
  'isn’t posted to %s',
  async (url) => {
    const answer = await mira.post(path, { ...byWebhook, url });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['url']]);
  },
);

it('leaves nothing in the database', async () => {
  expect(await shop.db.select().from(serverAlerts)).toEqual([]);
});
