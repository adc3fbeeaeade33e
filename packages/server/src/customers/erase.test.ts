import { calls, type Customer } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../testing/customer.ts';
import { testShop, type TestShop } from '../testing/shop.ts';

const list = calls.getStaffCustomers.path;
let shop: TestShop;
let boss: Browser;
let support: Browser;

beforeAll(async () => {
  shop = await testShop();
  boss = await signedInCustomer(shop, 'boss@staff.example.test', { staffRole: 'administrator' });
  support = await signedInCustomer(shop, 'support@staff.example.test', { staffRole: 'support' });
}, 60_000);
afterAll(() => shop.close());

const erase = (browser: Browser, id: number, body: object = { confirm: true, reason: 'Asked in writing' }) =>
  browser.post(`${list}${id}/erase/`, body);

test('an administrator erases a customer once, also one who is blocked, and stays signed in', async () => {
  const email = 'leaving@example.test';
  const { accountId, userId } = await makeCustomer(shop.app, email, { firstName: 'Lea', lastName: 'Ving' });
  await support.post(`${list}${accountId}/notes/`, { text: 'Lea prefers calls' });
  await support.post(`${list}${accountId}/block/`, { user: userId, reason: 'Dispute' });
  expect((await erase(support, accountId)).json()).toMatchObject({ code: 'role' });
  expect((await erase(boss, accountId, { confirm: true, reason: '' })).statusCode).toBe(400);
  expect((await erase(boss, accountId, { reason: 'No confirmation' })).statusCode).toBe(400);
  const answers = await Promise.all([1, 2, 3].map(() => erase(boss, accountId)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const after = await boss.get(`${list}${accountId}/`);
  expect(after.json<Customer>()).toMatchObject({ state: 'closed', people: [{ emails: [], blocked: null }] });
  expect(after.body).not.toMatch(/Lea|leaving@/);
  expect((await boss.get(`${list}${accountId}/notes/`)).json()).toEqual([]);
  expect((await boss.get(`${list}?search=${email}`)).json().results).toEqual([]);
  expect((await shop.emails(email)).map(({ subject }) => subject)).toHaveLength(1);
  expect((await shop.browser().login(email, password)).statusCode).toBe(400);
  const log = await boss.get(`${calls.getStaffAudit.path}?search=Asked+in+writing`);
  expect(log.json().results).toContainEqual(
    expect.objectContaining({ action: 'postCustomerErasure', outcome: 'done', after: { closed: true } }),
  );
});

test('a customer with services or money, and staff, are kept, with the reasons', async () => {
  const [demo] = (await boss.get(`${list}?search=demo@hoster.example`)).json().results;
  const answer = await erase(boss, demo.id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'cannot_delete']);
  expect(answer.json().obstacles.map(({ code }: { code: string }) => code)).toContain('active_services');
  const [staff] = (await boss.get(`${list}?search=support@staff`)).json().results;
  expect((await erase(boss, staff.id)).json().obstacles).toMatchObject([{ code: 'staff' }]);
  expect((await erase(boss, 999_999)).statusCode).toBe(404);
});
