import { calls } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from '../../admin.ts';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { mailOutbox } from '../../platform/mail/index.ts';
import { ownDatabase } from '../../testing/database.ts';
import { secretKey } from '../../testing/fixed.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../testing/customer.ts';
import { addTotp } from '../../testing/second-factor.ts';
import { users } from '../auth/tables.ts';
import { staffAudit } from './tables.ts';

const database = await ownDatabase('tables');
const place = {
  databaseUrl: database.url,
  secretKey,
  publicOrigin: 'https://hoster.example',
  smtpUrl: 'smtp://127.0.0.1:9',
};
let shop: TestBackend;
let boss: Browser;

const admin = (command: string, email: string, role?: string) => runAdmin(place, { command, email, role });
const people = calls.getStaffPeople.path;
const audit = calls.getStaffAudit.path;
const personOf = async (email: string) => {
  const list: { id: number; email: string }[] = (await boss.get(people)).json();
  return list.find((person) => person.email === email)?.id ?? 0;
};

beforeAll(async () => {
  shop = await testBackend(place);
  boss = await signedInCustomer(shop, 'boss@example.test', { staffRole: 'administrator' });
  await addTotp(boss, shop.clock);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test('the operator makes somebody staff with one command, who chooses a password and turns on 2FA', async () => {
  const said = await admin('create-staff', 'New.Colleague@Example.test', 'support');
  expect(said).toMatch(/^new\.colleague@example\.test is support, as a new user\.\nHand over this link/);
  const key = decodeURIComponent(/\/auth\/password\/reset\/key\/([^/]+)\//.exec(said)?.[1] ?? '');
  const browser = shop.browser();
  const reset = await browser.post('/auth/_allauth/browser/v1/auth/password/reset', { key, password });
  expect(reset.statusCode).toBe(401);
  expect((await browser.login('new.colleague@example.test', password)).statusCode).toBe(200);
  const refused = await browser.get('/my/api/staff/tickets/');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor']);
  await addTotp(browser, shop.clock);
  expect((await browser.get('/my/api/staff/tickets/')).statusCode).toBe(200);
  expect((await browser.get(people)).json().code).toBe('role');
});

test('a site without staff is opened once, by the link of its start, and by nobody else', async () => {
  const fresh = await testBackend({ publicOrigin: place.publicOrigin, smtpUrl: place.smtpUrl, isFilledIn: false });
  const link = new URL(fresh.firstRun ?? '');
  const [path, forged] = [`/my/api${link.pathname.replace('/admin', '')}`, '/my/api/first-run/0123456789/'];
  const [operator, rival] = [fresh.browser(), fresh.browser()];
  expect((await rival.get(forged)).statusCode).toBe(404);
  expect((await rival.post(forged, { email: 'rival@example.test' })).statusCode).toBe(404);
  expect((await operator.post(path, { email: 'not an address' })).statusCode).toBe(400);
  const both = await Promise.all(
    ['one@example.test', 'two@example.test'].map(async (email) => operator.post(path, { email })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const { next } = both.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
  const key = decodeURIComponent(/\/key\/([^/]+)\//.exec(next)?.[1] ?? '');
  await operator.post('/auth/_allauth/browser/v1/auth/password/reset', { key, password });
  const email = both[0]?.statusCode === 200 ? 'one@example.test' : 'two@example.test';
  expect((await operator.login(email, password)).statusCode).toBe(200);
  await addTotp(operator, fresh.clock);
  expect((await operator.get(people)).json()).toMatchObject([{ email, role: 'administrator', is_self: true }]);
  expect((await operator.get(path)).statusCode, 'the link has opened the site').toBe(404);
  await fresh.close();
});

test('an administrator adds staff on a page, who get a link by email, and nobody twice', async () => {
  expect((await boss.post(people, { email: 'page@example.test', role: 'content' })).statusCode).toBe(200);
  const [mail] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'page@example.test'));
  expect(mail?.text).toMatch(/boss made you staff at .+\. Your role: content\.[^]+\/auth\/password\/reset\/key\//);
  const again = await boss.post(people, { email: 'page@example.test', role: 'sales' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_staff']);
  const known = await signedInCustomer(shop, 'known@example.test');
  await boss.post(people, { email: 'known@example.test', role: 'sales' });
  const [hint] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'known@example.test'));
  expect(hint?.text).toMatch(/\/admin\/\n/);
  await addTotp(known, shop.clock);
  expect((await known.post(people, { email: 'more@example.test', role: 'sales' })).statusCode).toBe(403);
});

test('a stranger who has signed up with the address of staff, without confirming it, becomes none', async () => {
  await makeCustomer(shop.app, 'target@example.test', { verified: false });
  expect(await admin('create-staff', 'target@example.test', 'administrator')).toContain('as a new user');
  const [stranger] = await shop.db.select().from(users).where(eq(users.username, 'target')).limit(1);
  expect(stranger?.staffRole).toBeNull();
});

test('a customer who becomes staff keeps their password, and another role is only a command away', async () => {
  const colleague = await signedInCustomer(shop, 'sam@example.test');
  await addTotp(colleague, shop.clock);
  expect((await colleague.get(people)).statusCode).toBe(403);
  expect(await admin('create-staff', 'sam@example.test', 'finance')).toBe('sam@example.test is finance.');
  expect((await colleague.get('/my/api/staff/ledger/')).statusCode).toBe(200);
  await admin('create-staff', 'sam@example.test', 'content');
  expect((await colleague.get('/my/api/staff/ledger/')).statusCode).toBe(403);
});

test('disabled staff are signed out everywhere and cannot sign in; those who lost their phone set up another', async () => {
  const gone = await signedInCustomer(shop, 'gone@example.test', { staffRole: 'support' });
  await addTotp(gone, shop.clock);
  await admin('reset-2fa', 'gone@example.test');
  expect((await gone.get('/my/api/staff/tickets/')).statusCode).toBe(401);
  expect((await gone.login('gone@example.test', password)).statusCode).toBe(200);
  expect((await gone.get('/my/api/staff/tickets/')).json().code).toBe('second_factor');
  await admin('disable', 'gone@example.test');
  expect((await gone.get('/my/api/staff/tickets/')).statusCode).toBe(401);
  expect((await gone.login('gone@example.test', password)).statusCode).not.toBe(200);
});

test.each([
  ['create-staff', 'not an address', 'support', 'Name an email address'],
  ['create-staff', 'a@example.test', 'king', 'Name the role with --role: administrator, support'],
  ['create-staff', 'a@example.test', undefined, 'Name the role'],
  ['disable', 'nobody@example.test', undefined, 'Nobody of the staff has the address nobody@example.test.'],
  ['reset-2fa', 'nobody@example.test', undefined, 'Nobody of the staff'],
  ['delete-everything', 'a@example.test', undefined, 'There are these commands'],
])('the command %s %s %s says what is wrong', async (command, email, role, text) => {
  await expect(admin(command, email, role)).rejects.toThrow(text);
});

test('administrators change roles with a reason, never their own, and one of them remains', async () => {
  await makeCustomer(shop.app, 'second@example.test', { staffRole: 'administrator' });
  const second = await personOf('second@example.test');
  const own = await personOf('boss@example.test');
  const reason = 'Moves to finance';
  const patch = (id: number, body: object) => boss.patch(`${people}${id}/`, body);
  expect((await patch(second, { role: 'finance' })).json()).toHaveProperty('reason');
  expect((await patch(own, { role: 'support', reason })).json().code).toBe('own_role');
  expect((await patch(999_999, { role: 'support', reason })).statusCode).toBe(404);
  const list = (await patch(second, { role: 'finance', reason })).json();
  expect(list.find(({ id }: { id: number }) => id === second)).toMatchObject({ role: 'finance' });
  expect((await patch(second, { role: null, reason })).json()).not.toContainEqual(
    expect.objectContaining({ id: second }),
  );
  expect((await patch(second, { role: 'support', reason })).statusCode, 'no customer becomes staff').toBe(404);
});

test('of two administrators who demote each other at the same moment, one remains', async () => {
  const [a, b] = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const browser = await signedInCustomer(shop, `${name}@pair.example.test`, { staffRole: 'administrator' });
      await addTotp(browser, shop.clock);
      return browser;
    }),
  );
  const ids = [await personOf('one@pair.example.test'), await personOf('two@pair.example.test')];
  // Nobody else is administrator for the moment.
  const others = sql`${users.staffRole} = 'administrator' and ${users.id} not in (${sql.join(ids, sql`, `)})`;
  await shop.db.update(users).set({ staffRole: 'support' }).where(others);
  const body = { role: 'support', reason: 'Holidays' };
  const answers = await Promise.all([a?.patch(`${people}${ids[1]}/`, body), b?.patch(`${people}${ids[0]}/`, body)]);
  expect(answers.map((answer) => answer?.statusCode)).toContain(200);
  expect(answers.filter((answer) => [403, 409].includes(answer?.statusCode ?? 0))).toHaveLength(1);
  await shop.db.update(users).set({ staffRole: 'administrator' }).where(eq(users.username, 'boss'));
});

test('the audit log says who did what, from what to what, why, and what was refused', async () => {
  await makeCustomer(shop.app, 'promoted@example.test', { staffRole: 'support' });
  const id = await personOf('promoted@example.test');
  await boss.patch(`${people}${id}/`, { role: 'sales', reason: 'Knows every plan' });
  await boss.patch(`${people}${await personOf('boss@example.test')}/`, { role: 'sales', reason: 'Tired' });
  const entries = async (search: string) =>
    (await boss.get(`${audit}?search=${encodeURIComponent(search)}`)).json().results;
  expect(await entries('every plan')).toMatchObject([
    {
      who: 'boss',
      role: 'administrator',
      action: 'patchStaffPerson',
      object: String(id),
      outcome: 'done',
      before: { role: 'support' },
      after: { role: 'sales' },
      reason: 'Knows every plan',
      ip: '127.0.0.1',
    },
  ]);
  expect(await entries('tired')).toMatchObject([{ outcome: 'refused', before: null, reason: 'Tired' }]);
  expect(await entries('create-staff')).toContainEqual(expect.objectContaining({ who: null, outcome: 'done' }));
  expect(await entries('100%_\\'), 'nothing but text in a search').toEqual([]);
});

test('the audit log comes as a file with its filter, which only those who read it get', async () => {
  const file = await boss.get(`${audit}csv/?search=paged`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.split('\r\n')[0]).toBe('\uFEFFat,who,role,action,object,outcome,before,after,reason,ip');
  const seller = await signedInCustomer(shop, 'seller@example.test', { staffRole: 'sales' });
  await addTotp(seller, shop.clock);
  expect((await seller.get(`${audit}csv/`)).statusCode).toBe(403);
  expect((await boss.get(`${audit}csv/?before=x`)).statusCode).toBe(400);
});

test('the audit log is read in pages, and nobody changes or deletes an entry', async () => {
  await shop.db
    .insert(staffAudit)
    .values(Array.from({ length: 60 }, () => ({ at: shop.clock.now(), action: 'paged', outcome: 'done' as const })));
  const first = (await boss.get(`${audit}?search=paged`)).json();
  const second = (await boss.get(`${audit}?search=paged&before=${first.next}`)).json();
  expect([first.results.length, second.results.length, second.next]).toEqual([50, 10, null]);
  const change = shop.db.update(staffAudit).set({ reason: 'forged' }).where(eq(staffAudit.action, 'paged'));
  await expect(change).rejects.toThrow('Failed query');
  await expect(shop.db.delete(staffAudit)).rejects.toThrow('Failed query');
});
