import { SavedOrderDraft, type OrderDraftInput } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { sweepDrafts } from './drafts.ts';
import { orderDrafts } from '../tables.ts';
import { order, testShop } from '../../../testing/shop.ts';

const path = '/my/api/order-draft/vps/';
const everything = {
  comment: '😀'.repeat(1000),
  ssh_keys: [1, 2],
  ssh_key: { title: 'я'.repeat(100), key: `ssh-ed25519 ${'A'.repeat(16_372)}`, default: false },
  iso_url: `https://example.org/${'a'.repeat(2028)}`,
  base_administration_confirmed: true,
  legal_entity: 0,
  typed: { city: 'Zürich' },
} satisfies OrderDraftInput;

const shop = await testShop();
const stranger = await shop.stranger();
afterAll(() => shop.close());

const saved = async (browser: Browser) => SavedOrderDraft.parse((await browser.get(path)).json());
const put = (browser: Browser, draft: OrderDraftInput) => browser.put(path, draft);

test('keeps everything up to its limits, by a cookie that script cannot read', async () => {
  const browser = shop.browser();
  const answer = await put(browser, everything);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']?.toString()).toMatch(/order_draft=[A-Za-z0-9]{32};.*HttpOnly/);
  expect(await saved(browser)).toMatchObject(everything);
  const longer = await put(browser, { ...everything, comment: 'a'.repeat(2001) });
  expect([longer.statusCode, Object.keys(longer.json())]).toEqual([400, ['comment']]);
});

test('reports an invalid key while it can still be fixed', async () => {
  const browser = shop.browser();
  const answer = await put(browser, { ssh_key: { title: '', key: 'ssh-ed25519 nonsense', default: true } });
  expect(answer.json()).toMatchObject({ errors: { ssh_key: { key: ['Enter a valid public key.'] } } });
});

test.each([
  '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQ\n-----END OPENSSH PRIVATE KEY-----',
  'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1\nAAAA',
])('reports a private key, but doesn’t keep it', async (key) => {
  const browser = shop.browser();
  const ssh_key = { title: 'Laptop', key, default: true };
  const answer = await put(browser, { comment: 'x', ssh_key });
  expect(answer.json()).toMatchObject({
    ssh_key,
    errors: { ssh_key: { key: [expect.stringContaining('Don’t share it with anyone')] } },
  });
  expect(await saved(browser)).toMatchObject({ comment: 'x', ssh_key: { ...ssh_key, key: '' } });
});

test('an empty draft has no row and no cookie, and emptying a draft deletes it', async () => {
  const browser = shop.browser();
  expect((await put(browser, {})).headers['set-cookie']?.toString() ?? '').not.toContain('order_draft');
  const before = await shop.db.$count(orderDrafts);
  await put(browser, { comment: 'x' });
  expect(await shop.db.$count(orderDrafts)).toBe(before + 1);
  await put(browser, {});
  expect(await shop.db.$count(orderDrafts)).toBe(before);
});

test('is kept when signing in, and is private to the account afterwards', async () => {
  const browser = shop.browser();
  await put(browser, { comment: 'mine' });
  await browser.login('demo@hoster.example', 'demo-hoster-2026');
  expect((await saved(browser)).comment).toBe('mine');
  stranger.cookies.set('order_draft', browser.cookies.get('order_draft') ?? '');
  expect((await saved(stranger)).comment).toBe('');

  browser.cookies.delete('sessionid');
  expect((await saved(browser)).comment, 'the session has ended').toBe('');
  await put(browser, { typed: { city: 'Zug' } });
  await browser.login('demo@hoster.example', 'demo-hoster-2026');
  expect(await saved(browser)).toMatchObject({ comment: 'mine', typed: { city: 'Zug' } });

  await browser.delete('/auth/_allauth/browser/v1/auth/session');
  expect(browser.cookies.has('order_draft'), 'signing out leaves nothing to the next one').toBe(false);
});

test('the drafts of several lines share a cookie and belong to anyone who signs in first', async () => {
  const browser = shop.browser();
  const backups = '/my/api/order-draft/backup/';
  const comments = async (of: Browser) => [
    (await saved(of)).comment,
    SavedOrderDraft.parse((await of.get(backups)).json()).comment,
  ];
  await put(browser, { comment: 'server' });
  await browser.put(backups, { comment: 'storage' });
  expect(await comments(browser)).toEqual(['server', 'storage']);
  await browser.login('demo@hoster.example', 'demo-hoster-2026');
  expect((await saved(browser)).comment).toBe('server');
  stranger.cookies.set('order_draft', browser.cookies.get('order_draft') ?? '');
  expect(await comments(stranger)).toEqual(['', '']);
  expect(await comments(browser)).toEqual(['server', 'storage']);
});

test('a draft of another line from an expired session appears after sign-in only', async () => {
  const browser = await shop.customer();
  const backups = '/my/api/order-draft/backup/';
  await put(browser, { comment: 'server' });
  browser.cookies.delete('sessionid');
  await browser.put(backups, { comment: 'storage' });
  const comment = async () => SavedOrderDraft.parse((await browser.get(backups)).json()).comment;
  expect(await comment()).toBe('');
  await browser.login('demo@hoster.example', 'demo-hoster-2026');
  expect([(await saved(browser)).comment, await comment()]).toEqual(['server', 'storage']);
});

test('stays until its order is paid', async () => {
  const browser = await shop.customer();
  await put(browser, { comment: 'for the order' });
  const { payment_object_ref: ref } = await order(browser, { payment_method: 'card' });
  expect((await saved(browser)).comment).toBe('for the order');
  await shop.bankSays(ref, 'approved');
  expect((await saved(browser)).comment).toBe('');
});

test('an expired draft is not found, and removed by the sweep', async () => {
  const browser = shop.browser();
  await put(browser, { comment: 'old' });
  shop.clock.advance(31 * 24 * 60 * 60 * 1000);
  expect((await saved(browser)).comment).toBe('');
  await sweepDrafts(shop.db, shop.clock.now());
  expect(await shop.db.$count(orderDrafts)).toBe(0);
});
