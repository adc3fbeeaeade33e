import { generateKeyPairSync } from 'node:crypto';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMembers } from '../../../identity/account/tables.ts';
import { recordedKeys } from '../../../testing/recorded-ssh-keys.ts';
import { parseSshKey, sshKeyProblem } from './ssh-key.ts';
import { sshKeys } from '../tables.ts';
import { anOrder, euCustomer, order, testShop, type TestShop } from '../../../testing/shop.ts';

const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';

const problemOf = (text: string): string => sshKeyProblem(text)?.defaultMessage ?? '';
const keyOf = (type: string): string => recordedKeys.find(({ key }) => key.startsWith(`${type} `))?.key ?? '';
const bodyOf = (type: string): string => keyOf(type).split(' ')[1] ?? '';
const privateKey = (format: 'pkcs8' | 'sec1' | 'pkcs1') =>
  format === 'pkcs1'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: format, format: 'pem' }).toString()
    : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: format, format: 'pem' }).toString();
const rsaOf = (modulusLength: number): string => {
  const { n = '' } = generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'jwk' });
  const fields = [
    Buffer.from('ssh-rsa'),
    Buffer.of(1, 0, 1),
    Buffer.concat([Buffer.of(0), Buffer.from(n, 'base64url')]),
  ];
  const blob = fields.flatMap((field) => [Buffer.of(0, 0, field.length >> 8, field.length & 255), field]);
  return `ssh-rsa ${Buffer.concat(blob).toString('base64')}`;
};

describe('reading a public key', () => {
  it.each(recordedKeys)('stores $fingerprint without its comment', ({ key, fingerprint }) => {
    expect(parseSshKey(key)).toEqual({ key, fingerprint });
    expect(parseSshKey(`\n# my key\n \t${key.replace(' ', '\t  ')} \t me@laptop ключ\r\n`)).toEqual({
      key,
      fingerprint,
    });
  });

  it('takes an RSA key under the name of its signatures', () => {
    expect(parseSshKey(`rsa-sha2-512 ${bodyOf('ssh-rsa')}`)).toMatchObject({ key: keyOf('ssh-rsa') });
  });

  it.each(recordedKeys)('refuses $fingerprint with more or less in it', ({ key }) => {
    const [type = '', body = ''] = key.split(' ');
    const blob = Buffer.from(body, 'base64');
    const encoded = (...parts: Buffer[]) => `${type} ${Buffer.concat(parts).toString('base64')}`;
    const damaged = [
      `${key}laptop`,
      `${key}=`,
      `${key}AAAA`,
      key.slice(0, -1),
      key.slice(0, -8),
      encoded(blob, Buffer.alloc(1)),
      encoded(blob, Buffer.alloc(4)),
      encoded(blob.subarray(0, -1)),
    ];
    expect(damaged.filter((text) => !problemOf(text).startsWith('The key is damaged'))).toEqual([]);
  });

  it('refuses an ECDSA key of another curve, or with a point that OpenSSH doesn’t take', () => {
    const ecdsa = Buffer.from(bodyOf('ecdsa-sha2-nistp256'), 'base64');
    const withByte = (at: number, byte: number) =>
      `ecdsa-sha2-nistp256 ${Buffer.from(ecdsa.with(at, byte)).toString('base64')}`;
    const damaged = [
      withByte(32, 0x33),
      withByte(ecdsa.length - 1, (ecdsa.at(-1) ?? 0) ^ 1),
      // The point in its compressed form.
      withByte(39, 2),
    ];
    expect(damaged.filter((text) => !problemOf(text).startsWith('The key is damaged'))).toEqual([]);
  });

  it.each([
    ['nothing', '', /^Enter a valid public key\.$/],
    ['a type alone', 'ssh-ed25519', /^Enter a valid public key\.$/],
    ['a body of another type', `ssh-rsa ${bodyOf('ssh-ed25519')}`, /^Enter a valid public key\.$/],
    ['a body of another curve', `ecdsa-sha2-nistp384 ${bodyOf('ecdsa-sha2-nistp256')}`, /^Enter a valid public key\.$/],
    ['a body without its type', bodyOf('ssh-ed25519'), /^Enter a valid public key\.$/],
    ['another case', keyOf('ssh-ed25519').replace('ssh-ed25519', 'SSH-ED25519'), /^Enter a valid public key\.$/],
    ['a fingerprint', recordedKeys[0]?.fingerprint ?? '', /^Enter a valid public key\.$/],
    ['two keys', `${ed25519}\n${keyOf('ssh-rsa')}`, /single line/],
    ['a wrapped key', keyOf('ssh-rsa').replaceAll(/.{70}/g, '$&\n'), /single line/],
    ['a wrapped key of Windows', keyOf('ssh-rsa').replaceAll(/.{70}/g, '$&\r\n'), /single line/],
    ['options before it', `command="x y",no-pty ${ed25519} me`, /comes before/],
    ['a line of known_hosts', `server.example\t${ed25519}`, /comes before/],
    ['a certificate', `ssh-ed25519-cert-v01@openssh.com ${bodyOf('ssh-ed25519')}`, /certificate/],
    ['DSA', ed25519.replace('ssh-ed25519', 'ssh-dss'), /DSA/],
    ['RSA of 1024 bits', rsaOf(1024), /2048 bits/],
    ['RSA of 2040 bits', rsaOf(2040), /2048 bits/],
    ['a private key (PKCS #8)', privateKey('pkcs8'), /private key\. Don’t share/],
    ['a private key (SEC 1)', privateKey('sec1'), /private key\. Don’t share/],
    ['a private key (PKCS #1)', privateKey('pkcs1'), /private key\. Don’t share/],
    [
      'a private key of OpenSSH',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA',
      /private key\. Don’t/,
    ],
    ['a private key without its first line', 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQ', /private key\. Don’t share/],
    ['a private key of SSH2', '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nP2/56wAAAi', /private key\. Don’t share/],
    ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: me\nPublic-Lines: 2', /\.ppk/],
    [
      'RFC 4716',
      `---- BEGIN SSH2 PUBLIC KEY ----\nComment: "me"\n${bodyOf('ssh-ed25519')}\n---- END SSH2 PUBLIC KEY ----`,
      /isn’t in OpenSSH format/,
    ],
    ['PEM', '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----', /isn’t in OpenSSH format/],
  ])('tells what is wrong with %s', (_, text, problem) => {
    expect(problemOf(text)).toMatch(problem);
    expect(problemOf(`\r\n ${text}\r\n`)).toMatch(problem);
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
    expect((await add({ title: 'Bad', key: `${ed25519}laptop` })).json()).toEqual({
      key: [expect.stringMatching(/^The key is damaged/)],
    });
    expect((await add({ title: '', key: ed25519 })).json()).toEqual({ title: ['This field is required'] });
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
    expect((await owner.patch(path, { title: ' ' })).json()).toEqual({ title: ['This field is required'] });

    expect((await owner.delete(path)).json()).toEqual([]);
    expect((await owner.delete(path)).statusCode).toBe(404);
    const { results } = (await owner.get('/my/api/account/events/')).json();
    expect(results.slice(0, 2)).toMatchObject([
      { kind: 'ssh_key_removed', details: { title: 'New' } },
      { kind: 'ssh_key_added', details: { title: 'Old' } },
    ]);
  });

  it('aren’t ordered when one was saved before keys were fully checked', async () => {
    const { accountId, browser } = await euCustomer(shop, 'old-key@example.test');
    const [member] = await shop.db.select().from(accountMembers).where(eq(accountMembers.accountId, accountId));
    const [saved] = await shop.db
      .insert(sshKeys)
      .values({ userId: member?.userId ?? 0, title: 'Old', key: `${ed25519}laptop`, fingerprint: 'old' })
      .returning();
    const refused = await browser.post('/my/api/vps-order/', anOrder(browser, { ssh_keys: [saved?.id ?? 0] }));
    expect(refused.json()).toEqual({
      ssh_keys: ['OpenSSH doesn’t accept the saved key “Old”. Remove it from your account and add it again.'],
    });
    expect(refused.statusCode).toBe(400);
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
