import type { InvoiceRecipient } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { emailsTo } from '../../testing/emails.ts';
import { order, testShop, type TestShop } from '../../testing/shop.ts';
import { memberOf } from '../../testing/team.ts';

const path = '/my/api/invoice-recipients/';

let shop: TestShop;
let owner: Browser;
beforeAll(async () => {
  shop = await testShop();
  owner = await shop.customer();
});
afterAll(() => shop.close());

/** Adds a recipient, and returns the address of the calls that the link in their email makes. */
async function added(email: string): Promise<string> {
  const answer = await owner.post(path, { email });
  expect(answer.statusCode, `Adding ${email}: ${answer.body}`).toBe(201);
  const [message] = await emailsTo(shop.db, email);
  return `${path}by-key/${/\/invoice-recipients\/([\w-]+)\//.exec(message?.text ?? '')?.[1] ?? ''}/`;
}

/** Pays for an order by card, and returns the subjects of the emails with its invoice. */
async function paid(browser: Browser): Promise<void> {
  const { payment_object_ref: ref } = await order(browser, { payment_method: 'card' });
  await shop.bankSays(ref, 'approved');
}

const invoicesTo = async (email: string) =>
  (await emailsTo(shop.db, email)).filter(({ invoice }) => invoice !== null).map(({ subject }) => subject);

test('a recipient gets invoices from their confirmation on until they end them, and nothing else', async () => {
  const email = 'books@example.test';
  const link = await added(email);
  await paid(owner);
  expect(await invoicesTo(email)).toEqual([]);
  expect((await shop.browser().post(link)).json()).toMatchObject({ email, is_confirmed: true });
  await paid(owner);
  expect(await invoicesTo(email)).toEqual([expect.stringMatching(/^Invoice \S+ for /)]);
  expect(await emailsTo(shop.db, email)).toHaveLength(2);
  expect((await shop.browser().delete(link)).statusCode).toBe(200);
  await paid(owner);
  expect(await invoicesTo(email)).toHaveLength(1);
  expect((await shop.browser().get(link)).statusCode).toBe(404);
});

test('a link with another number or signature is not found', async () => {
  const link = await added('forged@example.test');
  for (const forged of [link.replace(/by-key\/\d+/, 'by-key/999'), link.slice(0, -3) + 'zz/', `${path}by-key/1/`])
    expect((await shop.browser().post(forged)).statusCode, `POST ${forged}`).toBe(404);
});

test('recipients are those of the account; a confirmed one can’t be added again', async () => {
  const email = 'twice@example.test';
  await shop.browser().post(await added(email));
  expect((await owner.post(path, { email })).json()).toEqual({ email: ['This address is already a recipient.'] });
  const mine = (await owner.get(path)).json<InvoiceRecipient[]>();
  const other = await shop.stranger();
  expect((await other.get(path)).json()).toEqual([]);
  expect((await other.delete(`${path}${mine.at(-1)?.id ?? 0}/`)).statusCode).toBe(404);
});

test('a member orders in the owner’s name; emails about it go to the owner once the member has left', async () => {
  const member = await memberOf(shop, owner, 'tech@example.test', 'technical');
  const { payment_object_ref: first } = await order(member, { payment_method: 'card' });
  await shop.bankSays(first, 'approved');
  const [{ number }] = (await owner.get('/my/api/invoices/')).json<{ results: [{ number: string }] }>().results;
  expect((await owner.get(`/my/api/invoices/${number}/`)).json().buyer).toBe('Alex Sommer');
  expect(await invoicesTo('tech@example.test')).toHaveLength(1);

  const { payment_object_ref: second } = await order(member, { payment_method: 'card' });
  await member.post('/my/api/team/leave/');
  const before = (await invoicesTo('demo@hoster.example')).length;
  await shop.bankSays(second, 'approved');
  expect(await invoicesTo('tech@example.test')).toHaveLength(1);
  expect(await invoicesTo('demo@hoster.example')).toHaveLength(before + 1);
});

test('who may not change services doesn’t see their login details', async () => {
  const reader = await memberOf(shop, owner, 'reader@example.test', 'read_only');
  const { results } = (await owner.get('/my/api/services/')).json();
  const service = results.find(({ status }: { status: string }) => status === 'active') ?? results.at(-1);
  const own = (await owner.get(`/my/api/services/${service.id}/`)).json();
  const seen = (await reader.get(`/my/api/services/${service.id}/`)).json();
  expect(own.access.password).toEqual(expect.any(String));
  expect(seen.access).toMatchObject({ address: own.access.address, login: null, password: null, panel_url: null });
});
