import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { api } from '../../../testing/browser.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo } from '../../../testing/emails.ts';
import { addPasskey, ownPasskeys, SoftPasskey } from '../../../testing/passkey.ts';
import { addTotp } from '../../../testing/second-factor.ts';
import { passkeys } from '../tables.ts';

const backend = await testBackend({ auth: { trustDays: 0 } });
afterAll(() => backend.close());

type Browser = Awaited<ReturnType<typeof signedInCustomer>>;
const LIST = `${api}/account/authenticators`;
const types = async (browser: Browser): Promise<string[]> =>
  (await browser.get(LIST)).json().data.map(({ type }: { type: string }) => type);
const creation = async (browser: Browser, query = '?passwordless') =>
  (await browser.get(ownPasskeys + query)).json().data.creation_options.publicKey;
const incorrect = [400, [{ message: 'Incorrect code.', code: 'incorrect_code' }]];
const outcome = ({ statusCode, json }: Awaited<ReturnType<Browser['post']>>) => [statusCode, json().errors];

test('adds a passkey with its name, along with recovery codes, and emails the owner', async () => {
  const browser = await signedInCustomer(backend, 'add@example.test');
  const options = await creation(browser);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Hoster' },
    user: { name: 'add@example.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const answer = await browser.post(ownPasskeys, {
    name: ' Work laptop ',
    credential: new SoftPasskey().create(options),
  });
  expect(answer.json()).toMatchObject({
    status: 200,
    data: { type: 'webauthn', name: 'Work laptop', last_used_at: null, is_passwordless: true },
    meta: { recovery_codes_generated: true },
  });
  expect(await types(browser)).toEqual(['recovery_codes', 'webauthn']);
  expect((await emailsTo(backend.db, 'add@example.test'))[0]?.subject).toBe('A passkey was added to your account');
  const [event] = (await browser.get('/my/api/account/events/')).json().results;
  expect(event).toMatchObject({ kind: 'passkey_added', details: { title: 'Work laptop' } });
  const codes = (await browser.get(`${LIST}/recovery-codes`)).json().data.unused_codes;

  // A second passkey, or an app, leaves the codes as they are.
  expect(await creation(browser)).toMatchObject({ excludeCredentials: [{ type: 'public-key' }] });
  await addPasskey(browser);
  await addTotp(browser, backend.clock);
  await browser.delete(`${api}/auth/session`);
  await browser.login('add@example.test', password);
  expect((await browser.post(`${api}/auth/2fa/authenticate`, { code: codes[0] })).statusCode).toBe(200);
});

test('a passkey without a name gets one', async () => {
  const browser = await signedInCustomer(backend, 'name@example.test');
  await addPasskey(browser);
  await addPasskey(browser, '  ');
  const { data } = (await browser.get(LIST)).json();
  expect(data.slice(1).map(({ name }: { name: string }) => name)).toEqual(['Passkey 1', 'Passkey 2']);
});

test('a key that doesn’t sign in alone needs no PIN', async () => {
  const browser = await signedInCustomer(backend, 'plain-key@example.test');
  const options = await creation(browser, '');
  expect(options.authenticatorSelection).toMatchObject({ userVerification: 'discouraged' });
  const credential = new SoftPasskey().create(options, { isVerified: false });
  expect((await browser.post(ownPasskeys, { credential })).statusCode).toBe(200);
});

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['another id', { rpId: 'evil.test' }],
  ['another challenge', { challenge: 'AAAA' }],
  ['nobody verified', { isVerified: false }],
])('refuses a passkey that was made for %s', async (name, lies) => {
  const browser = await signedInCustomer(backend, `${name.replace(' ', '')}@example.test`);
  const credential = new SoftPasskey().create(await creation(browser), lies);
  expect(outcome(await browser.post(ownPasskeys, { credential }))).toEqual(incorrect);
  expect(await types(browser)).toEqual([]);
});

test('a new passkey is taken once, from the browser that asked for it', async () => {
  const browser = await signedInCustomer(backend, 'asked@example.test');
  const other = await signedInCustomer(backend, 'other@example.test');
  const options = await creation(browser);
  const credential = new SoftPasskey().create(options);
  await creation(other);
  expect(outcome(await other.post(ownPasskeys, { credential }))).toEqual(incorrect);
  expect((await browser.post(ownPasskeys, { credential })).statusCode).toBe(200);
  expect(outcome(await browser.post(ownPasskeys, { credential }))).toEqual(incorrect);
});

test('a passkey that an account has can’t be added to another', async () => {
  const browser = await signedInCustomer(backend, 'mine@example.test');
  const { passkey } = await addPasskey(browser);
  const other = await signedInCustomer(backend, 'yours@example.test');
  expect(outcome(await other.post(ownPasskeys, { credential: passkey.create(await creation(other)) }))).toEqual(
    incorrect,
  );
});

test('who took too long sends the same passkey again after the identity check', async () => {
  const browser = await signedInCustomer(backend, 'late@example.test');
  const credential = new SoftPasskey().create(await creation(browser));
  backend.clock.advance(301_000);
  expect((await browser.post(ownPasskeys, { credential })).statusCode).toBe(401);
  await browser.post(`${api}/auth/reauthenticate`, { password });
  expect((await browser.post(ownPasskeys, { credential })).statusCode).toBe(200);
});

test('an account with an unconfirmed address gets no passkey', async () => {
  const browser = await signedInCustomer(backend, 'unsure@example.test');
  await browser.post(`${api}/account/email`, { email: 'unsure2@example.test' });
  for (const answer of [await browser.get(ownPasskeys), await browser.post(ownPasskeys, {})])
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'unverified_email']);
});

test('renames one’s own passkey only', async () => {
  const browser = await signedInCustomer(backend, 'rename@example.test');
  const { id } = await addPasskey(browser, 'Old');
  const stranger = await signedInCustomer(backend, 'stranger@example.test');
  const rename = (by: Browser, body: object) => by.put(ownPasskeys, body);
  expect((await rename(browser, { id, name: ' New ' })).json().data).toMatchObject({ id, name: 'New' });
  expect((await rename(stranger, { id, name: 'Mine' })).json().errors).toEqual([
    {
      message: 'Select a valid choice. That choice is not one of the available choices.',
      code: 'invalid_choice',
      param: 'id',
    },
  ]);
  const codes = async (body: object) =>
    (await rename(browser, body)).json().errors.map(({ code, param }: Record<string, string>) => `${param} ${code}`);
  expect(await codes({ id, name: '' })).toEqual(['name required']);
  expect(await codes({})).toEqual(['id required', 'name required']);
  expect(await codes({ id: '1e0', name: 'x'.repeat(101) })).toEqual(['id invalid_choice', 'name max_length']);
  backend.clock.advance(301_000);
  expect((await rename(browser, { id, name: 'Stale' })).statusCode).toBe(401);
});

test('removes one’s own passkeys; the recovery codes go with the last factor', async () => {
  const browser = await signedInCustomer(backend, 'remove@example.test');
  const { id } = await addPasskey(browser, 'Phone');
  const stranger = await signedInCustomer(backend, 'stranger2@example.test');
  const { id: foreign } = await addPasskey(stranger);
  const remove = async (given: unknown) =>
    outcome(await browser.delete(ownPasskeys, { authenticators: given }))
      .flat()
      .map((one) => one?.code ?? one);
  expect(await remove(undefined)).toEqual([400, 'required']);
  expect(await remove([])).toEqual([400, 'required']);
  expect(await remove('x')).toEqual([400, 'invalid_list']);
  expect(await remove([id, foreign])).toEqual([400, 'invalid_choice']);
  await addTotp(browser, backend.clock);
  backend.clock.advance(301_000);
  expect((await browser.delete(ownPasskeys, { authenticators: [id] })).statusCode).toBe(401);
  await browser.post(`${api}/auth/reauthenticate`, { password });

  expect((await browser.delete(ownPasskeys, { authenticators: [id] })).json()).toEqual({ status: 200 });
  expect(await types(browser)).toEqual(['recovery_codes', 'totp']);
  expect((await emailsTo(backend.db, 'remove@example.test')).map(({ subject }) => subject)).toContain(
    'A passkey was removed from your account',
  );
  const { id: second } = await addPasskey(browser);
  await browser.delete(`${LIST}/totp`);
  expect(await types(browser)).toEqual(['recovery_codes', 'webauthn']);
  await browser.delete(ownPasskeys, { authenticators: [second] });
  expect(await types(browser)).toEqual([]);
});

test('the copy of one’s data names the passkeys, and the deleted account has none', async () => {
  const browser = await signedInCustomer(backend, 'copy@example.test');
  const { passkey } = await addPasskey(browser, 'Tablet');
  const { sections } = (await browser.get('/my/api/account/export/')).json();
  expect(JSON.stringify(sections)).toContain('Tablet');
  expect(JSON.stringify(sections)).not.toContain(passkey.id);
  expect((await browser.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  expect(await backend.db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id))).toEqual([]);
});
