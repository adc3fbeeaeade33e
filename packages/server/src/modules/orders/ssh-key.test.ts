import { generateKeyPairSync } from 'node:crypto';
import { eq } from '../../db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMembers } from '../account/tables.ts';
import { parseSshKey } from './ssh-key.ts';
import { sshKeys } from './tables.ts';
import { euCustomer, order, testShop, type TestShop } from './test-shop.ts';

const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';

describe('reading a public key', () => {
  it('keeps type and body, and gives the fingerprint that ssh-keygen shows', () => {
    const parsed = parseSshKey(`  ${ed25519} me@laptop\n`);
    expect(parsed?.key).toBe(ed25519);
    expect(parsed?.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
  });

  it.each([
    ['nothing', ''],
    ['two lines', `${ed25519}\n${ed25519}`],
    ['options before it', `command="x" ${ed25519}`],
    ['a cut-off body', ed25519.slice(0, 60)],
    ['DSA', ed25519.replace('ssh-ed25519', 'ssh-dss')],
    ['a private key', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ])('refuses %s', (_, text) => {
    expect(parseSshKey(text)).toBeNull();
  });
});

describe('keys of an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop();
  });
  afterAll(() => shop.close());

  it('are added once, and listed with the order', async () => {
    const customer = await shop.customer();
    const add = (body: object) => customer.post('/my/api/ssh-keys/', body);
    const added = await add({ title: 'Desk', key: `${ed25519} me@desk`, default: false });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      title: 'Desk',
      key: ed25519,
      default: false,
      user_email: 'demo@hoster.example',
    });
    expect((await add({ title: 'Again', key: ed25519 })).json()).toEqual({
      key: ['This key is already in your account.'],
    });
    expect((await add({ title: 'Bad', key: 'ssh-rsa AAAA' })).json()).toEqual({ key: ['Enter a valid public key.'] });
    expect((await add({ title: '', key: ed25519 })).json()).toEqual({ title: ['This field can’t be empty.'] });
    expect((await shop.browser().post('/my/api/ssh-keys/', { title: 'x', key: ed25519 })).statusCode).toBe(401);
    const list = (await customer.get('/my/api/ssh-keys/')).json<{ id: number; title: string }[]>();
    expect(list.map(({ title }) => title)).toEqual(['Laptop', 'Desk']);

    const created = await order(customer, {
      ssh_keys: list.map(({ id }) => id),
      ssh_key: { title: 'Desk', key: ed25519 },
    });
    await shop.drain();
    const service = (await customer.get(`/my/api/services/${created.order_ids[0]}/`)).json<{ access: object }>();
    expect(service.access).toMatchObject({ ssh_keys: ['Laptop', 'Desk'] });
  });

  it('can be renamed and removed by their owner only; servers keep theirs, and the log records it', async () => {
    const owner = await shop.stranger();
    const { id } = (await owner.post('/my/api/ssh-keys/', { title: 'Old', key: ed25519 })).json();
    const path = `/my/api/ssh-keys/${id}/`;
    const thief = await shop.customer();
    expect((await thief.patch(path, { title: 'Mine' })).statusCode).toBe(404);
    expect((await thief.delete(path)).statusCode).toBe(404);
    expect((await shop.browser().delete(path)).statusCode).toBe(401);

    const renamed = await owner.patch(path, { title: 'New', default: true });
    expect(renamed.json()).toMatchObject({ id, title: 'New', default: true, key: ed25519 });
    expect((await owner.patch(path, { default: false })).json()).toMatchObject({ title: 'New', default: false });
    expect((await owner.patch(path, { key: 'ssh-rsa AAAA' })).statusCode).toBe(400);
    expect((await owner.patch(path, { title: ' ' })).json()).toEqual({ title: ['This field can’t be empty.'] });

    expect((await owner.delete(path)).json()).toEqual([]);
    expect((await owner.delete(path)).statusCode).toBe(404);
    const { results } = (await owner.get('/my/api/account/events/')).json();
    expect(results.slice(0, 2)).toMatchObject([
      { kind: 'ssh_key_removed', details: { title: 'New' } },
      { kind: 'ssh_key_added', details: { title: 'Old' } },
    ]);
  });

  it('are no more than an order takes', async () => {
    const { accountId, browser } = await euCustomer(shop, 'many-keys@example.test');
    const [member] = await shop.db.select().from(accountMembers).where(eq(accountMembers.accountId, accountId));
    const userId = member?.userId ?? 0;
    const row = (index: number) => ({ userId, title: `Key ${index}`, key: `key ${index}`, fingerprint: `${index}` });
    await shop.db.insert(sshKeys).values(Array.from({ length: 99 }, (_, index) => row(index)));
    const add = (key: string) => browser.post('/my/api/ssh-keys/', { title: 'Desk', key });
    expect((await add(ed25519)).statusCode).toBe(201);
    const another = ed25519.replace(/.$/, 'U');
    expect((await add(another)).json()).toEqual({
      key: ['You can save up to 100 SSH keys. Remove one you don’t need first.'],
    });
  });
});
