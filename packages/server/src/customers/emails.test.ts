import { calls, type CustomersPage } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverDueMail } from '../platform/mail/deliver.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { sweepEmails } from '../platform/mail/log.ts';
import { mailOutbox } from '../platform/mail/tables.ts';
import { eq } from '../platform/db/drizzle.ts';
import { api, type Browser } from '../testing/browser.ts';
import { makeCustomer, signedInCustomer } from '../testing/customer.ts';
import { testShop, type TestShop } from '../testing/shop.ts';
import { keepingTransport } from '../testing/transport.ts';

const email = 'post@example.test';
const { sent, transport } = keepingTransport();

let shop: TestShop;
let support: Browser;
let path: string;

const list = async () => (await support.get(path)).json().results;
const open = async (id: number) => (await support.get(`${path}${id}/`)).json();

beforeAll(async () => {
  shop = await testShop();
  support = await signedInCustomer(shop, 'support@staff.example.test', { staffRole: 'support' });
  const { accountId } = await makeCustomer(shop.app, email);
  path = `${calls.getStaffCustomers.path}${accountId}/emails/`;
  shop.clock.set(new Date(Date.now() + 1000));
}, 60_000);
afterAll(() => shop.close());

test('staff read what was sent, and send it again once', async () => {
  await enqueueMail(shop.db, {
    kind: 'service-ready',
    to: email,
    language: 'en',
    subject: 'Your server is ready',
    text: 'It runs.',
  });
  await deliverDueMail(shop.app.hoster, transport);
  const [{ id }] = await list();
  expect(await open(id)).toMatchObject({
    status: 'sent',
    text: expect.stringMatching(/^It runs\.\n\n-- \nHoster Demo B\.V\.\n/),
    hidden: null,
    can_resend: true,
  });
  const presses = await Promise.all([1, 2, 3].map(() => support.post(`${path}${id}/resend/`, {})));
  expect(presses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  await deliverDueMail(shop.app.hoster, transport);
  expect(sent.filter(({ to }) => to === email)).toHaveLength(2);
  expect(await list()).toMatchObject([{ copy_of: id, status: 'sent' }, { id }]);
});

test('links that open the account are neither shown nor kept', async () => {
  await shop.browser().post(`${api}/auth/password/request`, { email });
  const [{ id }] = await list();
  expect(await open(id)).toMatchObject({ text: null, hidden: 'secret', can_resend: false });
  expect(JSON.stringify([await list(), await open(id)])).not.toContain('/auth/');
  await deliverDueMail(shop.app.hoster, transport);
  const [row] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  expect(row).toMatchObject({ status: 'sent', text: '' });
  const again = await support.post(`${path}${id}/resend/`, {});
  expect([again.statusCode, again.json().code]).toEqual([409, 'email_gone']);
});

test('emails to others aren’t found through a customer', async () => {
  await enqueueMail(shop.db, {
    kind: 'service-ready',
    to: 'demo@hoster.example',
    language: 'en',
    subject: 'Not yours',
    text: 'Private',
  });
  const [other] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.subject, 'Not yours'));
  expect((await support.get(`${path}${other?.id}/`)).statusCode).toBe(404);
  expect((await support.post(`${path}${other?.id}/resend/`, {})).statusCode).toBe(404);
});

test('texts are kept for half a year, and rows for two', async () => {
  const [{ id }] = (await list()).toReversed();
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  await sweepEmails(shop.db, after(182));
  expect((await open(id)).text).toMatch(/^It runs\.\n\n-- \nHoster Demo B\.V\.\n/);
  await sweepEmails(shop.db, after(184));
  expect(await open(id)).toMatchObject({ text: null, hidden: 'gone', can_resend: false });
  await sweepEmails(shop.db, after(733));
  expect(await list()).toEqual([]);
});

test('the list of customers is a file, for who may see it', async () => {
  const file = await support.get(`${calls.getStaffCustomers.path}csv/?search=${email}`);
  expect(file.headers['content-type']).toContain('text/csv');
  const page = (await support.get(`${calls.getStaffCustomers.path}?search=${email}`)).json<CustomersPage>();
  expect(file.body.trim().split('\r\n')[1]).toContain(`${page.results[0]?.id},post,${email},`);
  const customer = await shop.customer();
  expect((await customer.get(`${calls.getStaffCustomers.path}csv/`)).statusCode).toBe(403);
});
