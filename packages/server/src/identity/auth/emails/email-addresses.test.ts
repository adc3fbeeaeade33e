import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../../testing/backend.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { emailsTo, emailedKey } from '../../../testing/emails.ts';
import { api } from '../../../testing/browser.ts';

const path = `${api}/account/email`;

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

test('makes a confirmed address primary, notifies the old one and revokes its links', async () => {
  const browser = await signedInCustomer(backend, 'ann@example.test');
  await browser.post(path, { email: ' Ann.Lund@Example.test ' });
  await backend.browser().post(`${api}/auth/password/request`, { email: 'ann@example.test' });
  const resetKey = await emailedKey(backend.db, 'ann@example.test');
  const key = await emailedKey(backend.db, 'ann.lund@example.test');
  expect((await browser.post(`${api}/auth/email/verify`, { key })).statusCode).toBe(200);
  await browser.patch(path, { email: 'ann.lund@example.test', primary: true });

  expect((await emailsTo(backend.db, 'ann@example.test'))[0]?.subject).toBe('Your primary email address was changed');
  const reset = await backend
    .browser()
    .post(`${api}/auth/password/reset`, { key: resetKey, password: 'Stolen-horse-1' });
  expect(reset.json().errors[0].code).toBe('invalid_password_reset');

  await browser.delete(path, { email: 'ann@example.test' });
  expect((await emailsTo(backend.db, 'ann@example.test'))[0]?.subject).toBe(
    'This email address was removed from your account',
  );
  expect((await backend.browser().login('ann@example.test', password)).statusCode).toBe(400);
  expect((await backend.browser().login('ann.lund@example.test', password)).statusCode).toBe(200);
  const log = (await browser.get('/my/api/account/events/')).json();
  expect(log.results.slice(1, 5)).toMatchObject([
    { kind: 'email_removed', details: { email: 'ann@example.test' } },
    { kind: 'email_primary', details: { email: 'ann.lund@example.test' } },
    { kind: 'email_verified', details: { email: 'ann.lund@example.test' } },
    { kind: 'email_added', details: { email: 'ann.lund@example.test' } },
  ]);
});

test('someone else’s address appears to be added, its owner is notified, and it can’t be confirmed or used', async () => {
  const eve = await signedInCustomer(backend, 'eve@example.test');
  await signedInCustomer(backend, 'victim@example.test');
  const added = await eve.post(path, { email: 'victim@example.test' });
  expect(added.json().data[1]).toEqual({ email: 'victim@example.test', verified: false, primary: false });
  const [email, ...others] = await emailsTo(backend.db, 'victim@example.test');
  expect([email?.subject, others]).toEqual(['Account already exists', []]);
  expect(email?.text).not.toContain('/confirm-email/');
  const primary = await eve.patch(path, { email: 'victim@example.test', primary: true });
  expect(primary.json().errors).toMatchObject([{ code: 'unverified_primary_email', param: 'email' }]);
  expect((await backend.browser().login('victim@example.test', password)).json().data.user.username).toBe('victim');
});

test('an unconfirmed address stays free for its real owner', async () => {
  const mallory = await signedInCustomer(backend, 'mallory@example.test');
  await mallory.post(path, { email: 'prey@example.test' });
  const login = await backend.browser().login('prey@example.test', password);
  expect(login.json().errors).toMatchObject([{ code: 'email_password_mismatch' }]);
  await backend.browser().post(`${api}/auth/password/request`, { email: 'prey@example.test' });
  expect((await emailsTo(backend.db, 'prey@example.test'))[0]?.text).toContain('We have no account');

  backend.clock.advance(181_000);
  const prey = backend.browser();
  await prey.post(`${api}/auth/signup`, { email: 'prey@example.test', password: 'Battery-staple-77' });
  const key = await emailedKey(backend.db, 'prey@example.test');
  const confirmed = await prey.post(`${api}/auth/email/verify`, { key });
  expect([confirmed.statusCode, confirmed.json().data.user.username]).toEqual([200, 'prey']);
  // Mallory's entry proves nothing then either.
  const again = await backend.browser().login('prey@example.test', password);
  expect(again.json().errors).toMatchObject([{ code: 'email_password_mismatch' }]);
});

test('the first to confirm an address gets it, and the other link is void', async () => {
  const [one, two] = [
    await signedInCustomer(backend, 'one@example.test'),
    await signedInCustomer(backend, 'two@example.test'),
  ];
  await one.post(path, { email: 'both@example.test' });
  const first = await emailedKey(backend.db, 'both@example.test');
  await two.post(path, { email: 'both@example.test' });
  const second = await emailedKey(backend.db, 'both@example.test');
  expect((await two.post(`${api}/auth/email/verify`, { key: second })).statusCode).toBe(200);
  const late = await one.post(`${api}/auth/email/verify`, { key: first });
  expect(late.json().errors).toMatchObject([{ code: 'email_taken', param: 'key' }]);
});

test('the link to an address that was removed is void, also when the address is added again', async () => {
  const browser = await signedInCustomer(backend, 'bob@example.test');
  await browser.post(path, { email: 'bob2@example.test' });
  const key = await emailedKey(backend.db, 'bob2@example.test');
  await browser.delete(path, { email: 'bob2@example.test' });
  await browser.post(path, { email: 'bob2@example.test' });
  const answer = await browser.post(`${api}/auth/email/verify`, { key });
  expect(answer.json().errors[0].code).toBe('invalid_or_expired_key');
});

test('ten addresses are enough', async () => {
  const browser = await signedInCustomer(backend, 'many@example.test');
  for (let index = 1; index < 10; index++) await browser.post(path, { email: `many${index}@example.test` });
  const headers = { 'accept-language': 'ru' };
  const answer = await browser.post(path, { email: 'many10@example.test' }, { headers });
  expect(answer.json().errors).toEqual([
    { message: 'Можно добавить не больше 10 адресов.', code: 'max_email_addresses', param: 'email' },
  ]);
});

test('validates input before it asks to confirm the identity', async () => {
  const strict = await testBackend({ auth: { reauthenticationRequired: true } });
  const browser = await signedInCustomer(strict, 'old@example.test');
  strict.clock.advance(301_000);
  expect((await browser.post(path, { email: 'nope' })).statusCode).toBe(400);
  const stale = await browser.post(path, { email: 'new@example.test' });
  expect(stale.json()).toMatchObject({ status: 401, data: { flows: [{ id: 'reauthenticate' }] } });
  await browser.post(`${api}/auth/reauthenticate`, { password });
  expect((await browser.post(path, { email: 'new@example.test' })).statusCode).toBe(200);
  await strict.close();
});

test('an email about an address in another account names that account and doesn’t delay the owner’s link', async () => {
  const limited = await testBackend();
  try {
    const eve = await signedInCustomer(limited, 'eve@example.test');
    await eve.post(path, { email: 'newcomer@example.test' });
    const signup = { email: 'newcomer@example.test', password: 'Battery-staple-77' };
    const newcomer = limited.browser();
    await newcomer.post(`${api}/auth/signup`, signup);
    const emails = await emailsTo(limited.db, 'newcomer@example.test');
    const [own, added] = emails.map(({ text }) => text);
    expect(emails).toHaveLength(2);
    expect(added).toContain('added to the Hoster account eve');
    expect(own).toContain('To finish creating');
    const key = await emailedKey(limited.db, 'newcomer@example.test');
    expect((await newcomer.post(`${api}/auth/email/verify`, { key })).json().data.user.username).toBe('newcomer');
  } finally {
    await limited.close();
  }
});
