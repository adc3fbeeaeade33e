import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { emailsTo } from '../../testing/emails.ts';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { sweepMessages } from './service.ts';
import { contactMessages } from './tables.ts';

const path = '/my/api/contact/';
const support = 'hello@hoster.example';
const form = {
  name: 'Ann Lee',
  email: 'Ann@example.test',
  subject: 'A larger VPS',
  message: 'Is there one with 64 GB?',
};

const backend = await testBackend({ rateLimits: false });
afterAll(() => backend.close());

test('a message is kept, reaches support with the visitor’s address to reply to, and is confirmed', async () => {
  const answer = await backend.browser().post(path, form, { headers: { referer: 'http://localhost/contacts/?a=b' } });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: number }>();
  const [row] = await backend.db.select().from(contactMessages);
  expect(row).toMatchObject({ id, email: 'ann@example.test', userId: null, language: 'en', page: '/contacts/' });
  const [email] = await emailsTo(backend.db, support);
  expect(email).toMatchObject({ subject: `[#${id}] A larger VPS`, replyTo: 'ann@example.test' });
  expect(email?.text).toContain('Is there one with 64 GB?');
  const [receipt] = await emailsTo(backend.db, 'ann@example.test');
  expect(receipt?.subject).toContain(String(id));
  // Anybody may enter any address: what they wrote is not emailed to it.
  expect(receipt?.text).not.toContain('64 GB');
});

test('visitors from Russia write to the company there, in their language', async () => {
  const headers = { 'cf-ipcountry': 'RU', 'accept-language': 'ru' };
  await backend.browser().post(path, { ...form, email: 'oleg@example.test' }, { headers });
  expect(await emailsTo(backend.db, 'privet@hoster.example')).toHaveLength(1);
  expect((await emailsTo(backend.db, 'oleg@example.test'))[0]?.subject).toMatch(/^Мы получили/);
});

test('limits count characters as people do, and name the field', async () => {
  const browser = backend.browser();
  const post = (changed: object) => browser.post(path, { ...form, ...changed });
  expect((await post({ name: '😀'.repeat(100), message: `${'a\r\n'.repeat(2499)}ab` })).statusCode).toBe(201);
  const refused = await post({ name: '😀'.repeat(101), email: 'ann', subject: ' ', message: 'a'.repeat(5001) });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      name: ['Ensure this field has no more than 100 characters.'],
      email: ['Enter a valid email address.'],
      subject: ['This field is required'],
      message: ['Ensure this field has no more than 5000 characters.'],
    },
  ]);
});

test.each([
  ['subject', 'Hello\r\nBcc: eve@example.test'],
  ['subject', 'Hello\nBcc: eve@example.test'],
  ['name', 'Ann\u0085Bcc: eve'],
  ['email', 'ann@example.test\nBcc: eve@example.test'],
])('a line break in %s is refused, so that no header can be added', async (field, value) => {
  const answer = await backend.browser().post(path, { ...form, [field]: value });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
});

test('customers get a copy, and the message belongs to their data until they leave', async () => {
  const email = 'mira@example.test';
  const guest = await backend.browser().post(path, { ...form, email, subject: 'As a guest' });
  expect(guest.statusCode).toBe(201);
  const mira = await signedInCustomer(backend, email);
  await mira.post(path, { ...form, email, subject: 'As a customer' });
  expect((await emailsTo(backend.db, email))[0]?.text).toContain('64 GB');
  const stranger = await signedInCustomer(backend, 'eve@example.test');
  const [eve] = (await backend.db.select().from(emailAddresses)).filter((row) => row.email === 'eve@example.test');
  await backend.db.insert(emailAddresses).values({ userId: eve?.userId ?? 0, email, verified: false });
  const subjectsOf = async (browser: typeof mira) =>
    (await browser.get('/my/api/account/export/'))
      .json<{ sections: { contact_messages: { subject: string }[] } }>()
      .sections.contact_messages.map(({ subject }) => subject);
  expect(await subjectsOf(mira)).toEqual(['As a guest', 'As a customer']);
  expect(await subjectsOf(stranger), 'an unconfirmed address proves nothing').toEqual([]);
  expect((await mira.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  const left = await backend.db.select().from(contactMessages);
  expect(left.filter((row) => row.email === email)).toEqual([]);
  expect((await emailsTo(backend.db, support)).filter(({ replyTo }) => replyTo === email)).toEqual([]);
});

test('messages are deleted after a year', async () => {
  await backend.browser().post(path, form);
  await sweepMessages(backend.db, new Date(backend.clock.now().getTime() + 364 * 86_400_000));
  expect(await backend.db.select().from(contactMessages)).not.toEqual([]);
  await sweepMessages(backend.db, new Date(backend.clock.now().getTime() + 366 * 86_400_000));
  expect(await backend.db.select().from(contactMessages)).toEqual([]);
});

test('an address of the internet sends five messages in ten minutes, and an inbox gets one confirmation', async () => {
  const strict = await testBackend();
  const statuses = [];
  for (let times = 1; times <= 6; times++) statuses.push((await strict.browser().post(path, form)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await emailsTo(strict.db, 'ann@example.test')).toHaveLength(1);
  expect(await emailsTo(strict.db, support)).toHaveLength(5);
  await strict.close();
});

test('anonymous visitors solve a captcha where there is one', async () => {
  const guarded = await testBackend({ captcha: { kind: 'pow', forms: ['contact'] } });
  const answer = await guarded.browser().post(path, { ...form, captcha: 'x' });
  expect([answer.statusCode, answer.json()]).toEqual([400, { captcha: ['Incorrect captcha entered, try again'] }]);
  const customer = await signedInCustomer(guarded, 'mira@example.test');
  expect((await customer.post(path, { ...form, captcha: 'x' })).statusCode).toBe(201);
  await guarded.close();
});

test('a withdrawal is only checked until it is confirmed', async () => {
  const statement = { name: 'Ida Roth', email: 'ida@example.test', contract: 'Order 1042' };
  const send = (changed: object) => backend.browser().post('/my/api/withdrawal/', { ...statement, ...changed });
  const checked = await send({ confirmed: false });
  expect([checked.statusCode, checked.json()]).toEqual([200, { id: null, received: null }]);
  const refused = await send({ confirmed: false, contract: ' ', email: 'ida' });
  expect([refused.statusCode, Object.keys(refused.json()).toSorted()]).toEqual([400, ['contract', 'email']]);
  expect(await emailsTo(backend.db, statement.email)).toEqual([]);
});

test('a confirmed withdrawal reaches support, and the consumer gets its content and moment', async () => {
  const email = 'ida@example.test';
  const statement = { name: 'Ida Roth', email, contract: 'Order 1042' };
  const answer = await backend.browser().post('/my/api/withdrawal/', { ...statement, confirmed: true });
  const { id, received } = answer.json<{ id: number; received: string }>();
  expect(Date.parse(received)).toBe(backend.clock.now().getTime());
  const [acknowledgement] = await emailsTo(backend.db, email);
  expect(acknowledgement?.subject).toContain(String(id));
  for (const part of ['Order 1042', 'Ida Roth', email, 'UTC']) expect(acknowledgement?.text).toContain(part);
  const message = (await emailsTo(backend.db, support)).find(({ replyTo }) => replyTo === email);
  expect(message).toMatchObject({ subject: `[#${id}] Withdrawal from contract: Order 1042` });
});
