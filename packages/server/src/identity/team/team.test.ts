import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invitation, Member, OwnAccount, TeamEvent } from '@hoster/contract';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../testing/customer.ts';
import { emailsTo } from '../../testing/emails.ts';
import { inviteTo, memberOf } from '../../testing/team.ts';

const team = '/my/api/team/';
const menu = '/my/api/account/menu_context/';

let backend: TestBackend;
let boss: Browser;
beforeAll(async () => {
  backend = await testBackend({ rateLimits: false });
  boss = await signedInCustomer(backend, 'boss@example.test', { firstName: 'Berta', lastName: 'Boss' });
});
afterAll(() => backend.close());

/** Signs the owner in once more, in another browser: the last sign-in was too long ago for sensitive changes. */
async function signInAgain(): Promise<void> {
  boss = backend.browser();
  await boss.login('boss@example.test', password);
}

const membersOf = async (browser: Browser): Promise<Member[]> => (await browser.get(team)).json().members;
const idOf = async (browser: Browser, email: string): Promise<number> =>
  (await membersOf(browser)).find((member) => member.email === email)?.id ?? 0;
const accountsOf = async (browser: Browser): Promise<OwnAccount[]> => (await browser.get(menu)).json().accounts;

test('an invitation makes its reader a member, who acts for the account and can switch back', async () => {
  const link = await inviteTo(backend, boss, 'tech@example.test', 'technical');
  const [message] = await emailsTo(backend.app.hoster.db, 'tech@example.test');
  expect(message?.subject).toBe('Berta Boss invited you to a Hoster account');
  expect(message?.text).toContain('Your role: Technical.');

  const stranger = backend.browser();
  const offer = { account: 'Berta Boss', role: 'technical', email: 'tech@example.test', invited_by: 'Berta Boss' };
  expect((await stranger.get(link)).json()).toEqual({ ...offer, is_member: false });
  expect((await stranger.post(link)).statusCode).toBe(401);

  const tech = await signedInCustomer(backend, 'tech@example.test', { firstName: 'Tim' });
  const accounts = (await tech.post(link)).json<OwnAccount[]>();
  expect(accounts.map(({ name, role, is_current }) => [name, role, is_current])).toEqual([
    ['Tim', 'owner', false],
    ['Berta Boss', 'technical', true],
  ]);
  expect((await tech.get(menu)).json()).toMatchObject({
    role: 'technical',
    access: ['read', 'orders', 'services', 'support'],
  });
  expect((await stranger.get(link)).statusCode, 'the link works once').toBe(404);

  const own = accounts[0]?.id ?? 0;
  await tech.put('/my/api/account/current/', { account: own });
  expect((await tech.get(menu)).json()).toMatchObject({ role: 'owner' });
  const answer = await boss.put('/my/api/account/current/', { account: own });
  expect(answer.statusCode, 'somebody else’s account').toBe(404);
});

test('a signed-in visitor who has another address than the invited one may accept the invitation', async () => {
  const link = await inviteTo(backend, boss, 'work@example.test', 'billing');
  const other = await signedInCustomer(backend, 'private@example.test');
  expect((await other.post(link)).statusCode).toBe(200);
  expect((await boss.get(team)).json().invitations).toEqual([]);
  await boss.delete(`${team}members/${await idOf(boss, 'private@example.test')}/`);
});

test('an invitation can be replaced, resent, revoked, and expires after seven days', async () => {
  const first = await inviteTo(backend, boss, 'late@example.test', 'billing');
  const second = await inviteTo(backend, boss, 'late@example.test', 'read_only');
  expect((await backend.browser().get(first)).statusCode).toBe(404);
  const { invitations } = (await boss.get(team)).json<{ invitations: Invitation[] }>();
  expect(invitations).toMatchObject([{ email: 'late@example.test', role: 'read_only', is_expired: false }]);
  expect((await backend.browser().get(second)).statusCode).toBe(200);

  const path = `${team}invitations/${invitations[0]?.id ?? 0}/`;
  expect((await boss.post(`${path}resend/`)).statusCode).toBe(200);
  expect((await backend.browser().get(second)).statusCode, 'only the newest link works').toBe(404);

  const other = await signedInCustomer(backend, 'other-boss@example.test');
  expect((await other.post(`${path}resend/`)).statusCode).toBe(404);
  expect((await other.delete(path)).statusCode).toBe(404);
  expect((await boss.delete(path)).json().invitations).toEqual([]);

  const third = await inviteTo(backend, boss, 'late@example.test', 'billing');
  backend.clock.advance(7 * 24 * 60 * 60 * 1000);
  expect((await backend.browser().get(third)).statusCode).toBe(404);
  await signInAgain();
  expect((await boss.get(team)).json().invitations).toMatchObject([{ is_expired: true }]);
  await boss.delete(path.replace(/\d+/, String((await boss.get(team)).json().invitations[0].id)));
});

test('members can’t be invited again, and an invitation needs a recent sign-in', async () => {
  const answer = await boss.post(`${team}invitations/`, { email: 'tech@example.test', role: 'owner' });
  expect([answer.statusCode, answer.json()]).toEqual([400, { email: ['This person is already a member.'] }]);
  const old = await signedInCustomer(backend, 'old@example.test');
  backend.clock.advance(6 * 60 * 1000);
  const refused = await old.post(`${team}invitations/`, { email: 'x@example.test', role: 'owner' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthentication_required']);
  await signInAgain();
});

test('the last owner can’t leave or be demoted, also not by two simultaneous requests', async () => {
  const solo = await signedInCustomer(backend, 'solo@example.test');
  const self = await idOf(solo, 'solo@example.test');
  expect((await solo.get(team)).json().can_leave).toBe(false);
  expect((await solo.post(`${team}leave/`)).json().code).toBe('last_owner');
  expect((await solo.patch(`${team}members/${self}/`, { role: 'billing' })).json().code).toBe('last_owner');

  const second = await memberOf(backend, solo, 'second@example.test', 'owner');
  const answers = await Promise.all([solo.post(`${team}leave/`), second.post(`${team}leave/`)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('somebody who loses the account that they signed up with gets a new one of their own', async () => {
  const founder = await signedInCustomer(backend, 'founder@example.test', { firstName: 'Fay' });
  const heir = await memberOf(backend, founder, 'heir@example.test', 'owner');
  const before = (await accountsOf(founder)).map(({ id }) => id);
  expect((await heir.delete(`${team}members/${await idOf(heir, 'founder@example.test')}/`)).statusCode).toBe(200);
  const after = await accountsOf(founder);
  expect(after).toMatchObject([{ name: 'Fay', role: 'owner', is_current: true }]);
  expect(before).not.toContain(after[0]?.id);
  expect((await founder.get('/my/api/services/')).json().count).toBe(0);
});

test('a removed member loses access at the next request, and a changed role counts there', async () => {
  const member = await memberOf(backend, boss, 'gone@example.test', 'billing');
  const id = await idOf(boss, 'gone@example.test');
  await boss.patch(`${team}members/${id}/`, { role: 'read_only' });
  const refused = await member.post('/my/api/balance/top-up/', {});
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'role']);
  await boss.delete(`${team}members/${id}/`);
  expect((await member.get(team)).json()).toMatchObject({ role: 'owner', members: [{ email: 'gone@example.test' }] });
});

test('members of other accounts are not found', async () => {
  const other = await signedInCustomer(backend, 'outsider@example.test');
  const id = await idOf(boss, 'boss@example.test');
  expect((await other.patch(`${team}members/${id}/`, { role: 'billing' })).statusCode).toBe(404);
  expect((await other.delete(`${team}members/${id}/`)).statusCode).toBe(404);
  expect((await boss.delete(`${team}members/${id}/`)).statusCode, 'the last owner stays').toBe(409);
});

test('the activity names who has changed what', async () => {
  const chief = await signedInCustomer(backend, 'chief@example.test', { firstName: 'Cleo' });
  const tech = await memberOf(backend, chief, 'hands@example.test', 'technical');
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEVvqmcsFIy+92sNDI2bw5opsNRb/f6RP1VYvf6lkCb4';
  await tech.post('/my/api/ssh-keys/', { title: 'Desk', key });
  await tech.post('/my/api/ssh-keys/', { title: 'Desk', key: 'no key' });
  await tech.post(`${team}leave/`);
  const { results } = (await chief.get(`${team}events/`)).json<{ results: TeamEvent[] }>();
  expect(results.map(({ action, by, target }) => [by, action, target])).toEqual([
    ['hands', 'postTeamLeave', null],
    ['hands', 'postSshKey', null],
    ['hands', 'postTeamJoin', null],
    ['Cleo', 'postInvitation', 'hands@example.test (technical)'],
  ]);
  expect((await tech.get(`${team}events/`)).json().count, 'the own account’s').toBe(0);
});

test('deleting a user needs an account without other members, and deletes the user’s own', async () => {
  const host = await signedInCustomer(backend, 'host@example.test');
  const guest = await memberOf(backend, host, 'guest@example.test', 'read_only');
  const check = (await host.get('/my/api/account/deletion/')).json();
  expect(check.obstacles.map(({ code }: { code: string }) => code)).toEqual(['members']);
  expect((await guest.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
  expect((await membersOf(host)).map(({ email }) => email)).toEqual(['host@example.test']);
  expect((await host.get('/my/api/account/deletion/')).json().can_delete).toBe(true);
});

test('a copy of the data has memberships and changes', async () => {
  await makeCustomer(backend.app, 'copy-owner@example.test');
  const owner = backend.browser();
  await owner.login('copy-owner@example.test', password);
  const member = await memberOf(backend, owner, 'copied@example.test', 'billing');
  const { sections } = (await member.get('/my/api/account/export/')).json();
  expect(sections.memberships).toMatchObject([{ role: 'owner' }, { role: 'billing', account: 'copy-owner' }]);
  expect(sections.account_changes).toMatchObject([{ action: 'postTeamJoin' }]);
});
