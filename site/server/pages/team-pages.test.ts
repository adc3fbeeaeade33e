import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { desc, eq } from '../../../packages/server/src/platform/db/drizzle.ts';
import { mailOutbox } from '../../../packages/server/src/platform/mail/tables.ts';
import { type Cookies, shopSite, type ShopSite } from '../testing/shop-site.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let site: ShopSite;
let owner: Cookies;
let colleague: Cookies;
beforeAll(async () => {
  site = await shopSite();
  owner = await site.signIn();
  colleague = await site.signIn('staff', 'staff-hoster-2026');
});
afterAll(() => site.close());

/** Sends a form as a browser without script does. */
const send = (path: string, cookies: Cookies, fields: Readonly<Record<string, string>>) =>
  site.ask(path, {
    method: 'POST',
    cookies,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** The page that a form or link leads to. */
async function follow(answer: Awaited<ReturnType<typeof send>>, cookies: Cookies): Promise<string> {
  expect(answer.statusCode, `The form was answered: ${answer.body.slice(0, 500)}`).toBe(303);
  return (await site.ask(String(answer.headers.location), { cookies })).body;
}

/** Path of the link in the newest email to an address. */
async function linkTo(email: string, start: string): Promise<string> {
  const [message] = await site.backend.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id));
  return new RegExp(`${start}[\\w-]+/`).exec(message?.text ?? '')?.[0] ?? '';
}

test('an owner invites a colleague, who joins, works for the account, switches back and leaves, without script', async () => {
  const panel = (await site.ask('/my/team/?invite', { cookies: owner })).body;
  expect(panel).toContain('name="role"');
  const refused = await send('/my/team/?invite', owner, { intent: 'invite', email: 'nobody', role: 'billing' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('value="nobody"');

  const email = 'colleague@example.test';
  const invited = await send('/my/team/?invite', owner, { intent: 'invite', email, role: 'billing' });
  expect(await follow(invited, owner)).toContain('Invitation sent.');
  const link = await linkTo(email, '/my/team/join/');
  const stranger = (await site.ask(link)).body;
  expect(stranger).toContain(`/auth/login/?next=${encodeURIComponent(link)}`);
  expect(stranger).toContain(`/auth/signup/?next=${encodeURIComponent(link)}`);

  expect((await site.ask(link, { cookies: colleague })).body).toContain('Join account');
  const joined = await follow(await send(link, colleague, { intent: 'join' }), colleague);
  expect(joined).toContain('You’re now a member of this account.');
  expect(joined).not.toContain('?invite');
  expect((await site.ask(link)).statusCode).toBe(404);

  const members = (await site.ask('/my/team/', { cookies: owner })).body;
  const id = [...members.matchAll(/\?member=(\d+)/g)].at(-1)?.[1] ?? '';
  const changed = await send(`/my/team/?member=${id}`, owner, { intent: 'role', id, role: 'technical' });
  expect(await follow(changed, owner)).toContain('Role changed.');
  expect(await follow(await send('/my/team/', colleague, { intent: 'leave' }), colleague)).toContain(
    'You’ve left the account.',
  );
  expect((await site.ask('/my/team/', { cookies: owner })).body).toContain('Left the account');
});

test('the last owner sees why they can’t step down', async () => {
  const members = (
    await site.backend.app.inject({ url: '/my/api/team/', headers: { cookie: `sessionid=${owner['sessionid']}` } })
  ).json();
  const id = String(members.members[0].id);
  const refused = await send(`/my/team/?member=${id}`, owner, { intent: 'role', id, role: 'billing' });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('An account needs an owner.');
});

test('a recipient of invoices confirms and ends them by the link in the email, without an account', async () => {
  const email = 'books@example.test';
  const added = await send('/my/team/?recipient', owner, { intent: 'add-recipient', email });
  expect(await follow(added, owner)).toContain('Waiting for confirmation');
  const link = await linkTo(email, '/invoice-recipients/');
  expect((await site.ask(link)).body).toContain('Get invoices');
  expect(await follow(await send(link, {}, { intent: 'confirm' }), {})).toContain('You get invoices by email');
  expect((await site.ask('/my/team/', { cookies: owner })).body).toContain('Confirmed');
  expect(await follow(await send(link, {}, { intent: 'end' }), {})).toContain('You won’t get any more invoices');
  expect((await site.ask(link)).statusCode).toBe(404);
});

test('a token is created, shown once and deleted, without script', async () => {
  expect((await site.ask('/my/security/tokens/', { cookies: owner })).body).toContain('No API tokens yet');
  const form = { intent: 'create', name: 'Backup', 'scope-read': 'on', days: '30', networks: 'somewhere' };
  const refused = await send('/my/security/tokens/?new', owner, form);
  expect(refused.body).toContain('Enter IP addresses or networks');
  expect(refused.body).toContain('value="Backup"');
  const created = await send('/my/security/tokens/?new', owner, { ...form, networks: '' });
  const secret = /hst_[A-Za-z0-9]{40}/.exec(created.body)?.[0] ?? '';
  const services = () =>
    site.backend.app.inject({ url: '/my/api/services/', headers: { authorization: `Bearer ${secret}` } });
  expect((await services()).statusCode).toBe(200);
  const list = (await site.ask('/my/security/tokens/', { cookies: owner })).body;
  expect(list).toContain('Backup');
  expect(list).not.toContain(secret);
  const id = /name="id" value="(\d+)"/.exec(list)?.[1] ?? '';
  const deleted = await send('/my/security/tokens/', owner, { intent: 'delete', id });
  expect(await follow(deleted, owner)).toContain('Token deleted.');
  expect((await services()).statusCode).toBe(401);
});

test('the pages ask visitors to sign in', async () => {
  for (const path of ['/my/team/', '/my/security/tokens/']) {
    const answer = await site.ask(path);
    expect(answer.headers.location).toBe(`/auth/login/?next=${encodeURIComponent(path)}`);
  }
});
