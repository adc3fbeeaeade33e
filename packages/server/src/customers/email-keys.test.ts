import { calls } from '@hoster/contract';
import { secretPaths } from '@hoster/domain/network/redacted';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as signIn from '../identity/auth/emails/emails.ts';
import { invitationEmail } from '../identity/team/emails.ts';
import { copyEmail, questionEmail } from '../billing/recipients/emails.ts';
import * as alerts from '../products/dedicated/alerts/emails.ts';
import { deliverDueMail } from '../platform/mail/deliver.ts';
import { enqueueMail, type Mail } from '../platform/mail/index.ts';
import { mailOutbox } from '../platform/mail/tables.ts';
import { asc, eq, max } from '../platform/db/drizzle.ts';
import { api, type Browser } from '../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../testing/customer.ts';
import { testShop, type TestShop } from '../testing/shop.ts';
import { keepingTransport } from '../testing/transport.ts';

const email = 'keys@example.test';
const key = 'K7hQ2mZr9TfLw4XvBn8sYc3PjD6gUe1a';
const { sent, transport } = keepingTransport();

let shop: TestShop;
let support: Browser;
let path: string;

beforeAll(async () => {
  shop = await testShop();
  support = await signedInCustomer(shop, 'support@staff.example.test', { staffRole: 'support' });
  const { accountId } = await makeCustomer(shop.app, email);
  path = `${calls.getStaffCustomers.path}${accountId}/emails/`;
  shop.clock.set(new Date(Date.now() + 1000));
}, 60_000);
afterAll(() => shop.close());

const newest = async () => {
  const [row] = await shop.db.select({ id: max(mailOutbox.id) }).from(mailOutbox);
  return row?.id ?? 0;
};
const opened = async (id: number) => (await support.get(`${path}${id}/`)).json();
/** Something that opens what it belongs to: a long text of random letters and digits. */
const keyLike = /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/i;

const url = (some: string) => `https://hoster.example${some}`;
const reader = { language: 'en' as const, origin: 'https://hoster.example' };
const alertLinks = {
  origin: reader.origin,
  search: url('/dedicated-servers/?ram=64'),
  page: url(`/dedicated-servers/alerts/7-${key}/`),
};

/** Emails whose links have keys that don't expire soon, as their templates write them. */
const lasting: Readonly<Record<string, Pick<Mail, 'subject' | 'text'>>> = {
  'a question to a recipient of invoices': questionEmail('en', {
    account: 'Ann',
    link: url(`/invoice-recipients/1-${key}/`),
  }),
  'an invoice to a recipient': copyEmail('en', {
    kind: 'invoice',
    number: 'INV-1',
    account: 'Ann',
    link: url(`/invoice-recipients/1-${key}/`),
  }),
  'a credit note to a recipient': copyEmail('en', {
    kind: 'credit_note',
    number: 'CN-1',
    account: 'Ann',
    link: url(`/ru/invoice-recipients/1-${key}/`),
  }),
  'a server alert': alerts.newsEmail('en', [], alertLinks),
  'the question of a server alert': alerts.confirmationEmail('en', alertLinks.page, alertLinks.search),
  'an invitation': invitationEmail('en', url(`/my/team/join/${key}/`), {
    inviter: 'Ann',
    account: 'Ann',
    role: 'billing',
  }),
  'a password reset': signIn.resetEmail(reader, key),
  'a confirmation': signIn.confirmationEmail(reader, key),
};

test.each(Object.entries(lasting))('staff see no key in %s, and send it again with its key', async (_name, message) => {
  expect(message.text).toContain(key);
  await enqueueMail(shop.db, { kind: 'service-ready', to: email, language: 'en', ...message });
  const id = await newest();
  expect((await opened(id)).text).not.toMatch(keyLike);
  sent.length = 0;
  await deliverDueMail(shop.app.hoster, transport);
  expect(sent.find(({ to }) => to === email)?.text).toContain(key);
  const [row] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  expect(JSON.stringify(row)).not.toContain(key);
  expect(await opened(id)).toMatchObject({ hidden: null, can_resend: true });
  expect((await opened(id)).text).not.toMatch(keyLike);
  sent.length = 0;
  expect((await support.post(`${path}${id}/resend/`, {})).statusCode).toBe(200);
  await deliverDueMail(shop.app.hoster, transport);
  expect(sent.find(({ to }) => to === email)?.text).toContain(key);
});

test.each(secretPaths)('the key of %s is hidden in any email', async (address) => {
  const link = url(address.replace(/:\w+/, key));
  await enqueueMail(shop.db, {
    kind: 'service-ready',
    to: email,
    language: 'en',
    subject: 'A link',
    text: `Open it:\n${link}\n`,
  });
  expect((await opened(await newest())).text).not.toContain(key);
});

test('no email that the site sends shows a key to staff', async () => {
  const customer = await shop.customer();
  await customer.post('/my/api/invoice-recipients/', { email: 'books@example.test' });
  await customer.post('/my/api/team/invitations/', { email: 'new@example.test', role: 'billing' });
  await customer.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' });
  const visitor = shop.browser();
  const search = { query: '', landing: null };
  await visitor.post('/my/api/ds-order/alerts/', { channel: 'email', email: 'alert@example.test', ...search });
  await visitor.post('/my/api/contact/', {
    name: 'Ann',
    email: 'ann@example.test',
    subject: 'Hello',
    message: 'Hello',
  });
  await visitor.post('/my/api/email-promo/', { email: 'promo@example.test', page_url: 'http://localhost:3000/' });
  await visitor.post(`${api}/auth/signup`, { email: 'sign-up@example.test', password });
  await visitor.post(`${api}/auth/password/request`, { email });
  const admin = await signedInCustomer(shop, 'admin@staff.example.test', { staffRole: 'administrator' });
  await admin.post(calls.postStaffPerson.path, { email: 'colleague@example.test', role: 'sales' });
  const rows = await shop.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  // As if the customer had got all of them, of the demo's too.
  await shop.db.update(mailOutbox).set({ recipient: email });
  expect(rows.length).toBeGreaterThan(Object.keys(lasting).length + 9);
  for (const { id, subject } of rows) {
    const { text } = await opened(id);
    expect(text ?? '', `${subject}`).not.toMatch(keyLike);
  }
}, 60_000);
