import type { Affected, Notifications, StaffIncident, StatusIncident } from '@hoster/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountMembers } from '../../../identity/account/tables.ts';
import { emailAddresses } from '../../../identity/auth/tables.ts';
import { eq } from '../../../platform/db/drizzle.ts';
import { queueDueWork } from '../../../platform/jobs/due.ts';
import { locations } from '../../../catalogue/tables.ts';
import { boughtNothing } from '../../../sales/orders/specification.ts';
import { projects, services } from '../../../sales/orders/tables.ts';
import type { Browser } from '../../../testing/browser.ts';
import { password, signedInCustomer } from '../../../testing/customer.ts';
import { testShop, type TestShop } from '../../../testing/shop.ts';
import { mailPortion } from './send.ts';
import { statusMailings, statusMails } from './tables.ts';

const root = '/my/api/staff/status/';
const words = (en: string, ru: string) => ({ en, ru });
const incident = {
  title: words('Packet loss', 'Потери пакетов'),
  message: words('We’re looking for the cause.', 'Ищем причину.'),
  impact: 'major',
  components: ['vps/frankfurt'],
  step: 'investigating',
  email: true,
};

let shop: TestShop;
let staff: Browser;
beforeEach(async () => {
  shop = await testShop();
  staff = await shop.staff();
  await shop.db.update(services).set({ state: 'canceled' });
});
afterEach(() => shop.close());

let made = 0;
/** Makes a customer with running servers. */
async function withServers(names: readonly string[], language: 'en' | 'ru' = 'en', at = 'frankfurt'): Promise<string> {
  const email = `served-${(made += 1)}@example.test`;
  await signedInCustomer(shop, email, { language });
  const [account] = await shop.db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(eq(emailAddresses.email, email));
  const [place] = await shop.db.select().from(locations).where(eq(locations.slug, at));
  const accountId = account?.id ?? 0;
  const [project] = await shop.db.select().from(projects).where(eq(projects.accountId, accountId));
  await shop.db.insert(services).values(
    names.map((name) => ({
      accountId,
      projectId: project?.id ?? 0,
      kind: 'vps' as const,
      name,
      planId: 1,
      locationId: place?.id ?? 0,
      state: name.startsWith('off') ? ('suspended' as const) : ('active' as const),
      spec: boughtNothing,
      rentMonths: 1,
      priceCents: 500,
    })),
  );
  return email;
}

const open = async (body: object = {}) => {
  const answer = await staff.post(`${root}incidents/`, { ...incident, ...body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<StatusIncident>();
};
const tell = (id: number, body: object) =>
  staff.post(`${root}incidents/${id}/updates/`, {
    message: words('It’s fixed.', 'Исправлено.'),
    step: 'resolved',
    email: true,
    ...body,
  });
const subjectsTo = async (email: string) => (await shop.emails(email)).map(({ subject }) => subject);
const asked = async (body: object, by = staff) =>
  (
    await by.post(`${root}affected/`, {
      kind: 'incident',
      impact: 'major',
      components: incident.components,
      ...body,
    })
  ).json<Affected>();
async function mute(email: string): Promise<void> {
  const browser = shop.browser();
  await browser.login(email, password);
  const preferences = [{ kind: 'status_incident', email: false, site: true }];
  expect((await browser.put('/my/api/notifications/preferences/', { preferences })).statusCode).toBe(200);
}

describe('an incident that is emailed', () => {
  it('reaches customers with a running service there once each, in their language, naming their services', async () => {
    const ann = await withServers(['web-1', 'db-1']);
    const pyotr = await withServers(['mail-1'], 'ru');
    const elsewhere = await withServers(['far-1'], 'en', 'rotterdam');
    const stopped = await withServers(['off-1']);
    expect(await asked({})).toMatchObject({
      emailed: 2,
      muted: 0,
      services: 3,
      customers: [
        { services: ['db-1', 'web-1'], language: 'en', is_muted: false },
        { services: ['mail-1'], language: 'ru' },
      ],
    });
    const { id } = await open();
    await shop.drain();
    const [mail] = await shop.emails(ann);
    expect(mail?.subject).toBe('Incident: Packet loss');
    expect(mail?.text).toContain('We’re looking for the cause.');
    expect(mail?.text).toContain('Your affected services:\n– db-1\n– web-1');
    expect(mail?.text).toContain(`/status/${id}/`);
    const [russian] = await shop.emails(pyotr);
    expect(russian?.subject).toMatch(/^Инцидент: Потери.пакетов$/);
    expect(russian?.text).toMatch(/Ищем.причину/);
    expect(russian?.text).toContain(`/ru/status/${id}/`);
    expect([...(await subjectsTo(elsewhere)), ...(await subjectsTo(stopped))]).toEqual([]);
    const { updates } = (await staff.get(`${root}incidents/${id}/`)).json<StaffIncident>();
    expect(updates[0]?.mailing).toEqual({ emailed: 2, muted: 0, is_done: true });
  });

  it('is followed by updates for those who got the first one only', async () => {
    const ann = await withServers(['web-1']);
    const { id } = await open();
    await shop.drain();
    const late = await withServers(['new-1']);
    expect(await asked({ incident: id })).toMatchObject({ emailed: 1 });
    expect((await tell(id, { step: 'monitoring', email: false })).statusCode).toBe(201);
    expect((await tell(id, {})).statusCode).toBe(201);
    await shop.drain();
    expect(await subjectsTo(ann)).toEqual(['Incident: Packet loss', 'Resolved: Packet loss']);
    expect(await subjectsTo(late)).toEqual([]);
  });

  it('is opened and emailed once for a key', async () => {
    const ann = await withServers(['web-1']);
    const ids = await Promise.all([open({ key: 'one' }), open({ key: 'one' }), open({ key: 'one' })]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const id = ids[0]?.id ?? 0;
    const answers = await Promise.all([tell(id, { key: 'two' }), tell(id, { key: 'two' })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await tell(id, { key: 'one' })).statusCode).toBe(201);
    await shop.drain();
    expect(await subjectsTo(ann)).toEqual(['Incident: Packet loss', 'Resolved: Packet loss']);
  });

  it('continues after a process has ended in the middle, and reaches nobody twice', async () => {
    const everybody: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) everybody.push(await withServers([name]));
    await open();
    const [mailing] = await shop.db.select().from(statusMailings);
    const updateId = mailing?.updateId ?? 0;
    expect(await mailPortion(shop.app.hoster, updateId, 2)).toBe(true);
    // The next portion is undone with its transaction: after the emails, before the row that says how far it has come.
    const broken = { ...shop.app.hoster, clock: { now: () => new Date(Number.NaN) } };
    await expect(mailPortion(broken, updateId, 5)).rejects.toThrow('Invalid time value');
    expect(await shop.db.$count(statusMails)).toBe(2);
    await queueDueWork(shop.app.hoster, 'start ');
    await shop.drain();
    await Promise.all([mailPortion(shop.app.hoster, updateId), mailPortion(shop.app.hoster, updateId)]);
    for (const email of everybody) expect(await subjectsTo(email)).toEqual(['Incident: Packet loss']);
  });

  it('waits with an update until the first email has been sent to all', async () => {
    const ann = await withServers(['a']);
    await withServers(['b']);
    const { id } = await open();
    await tell(id, {});
    const [first, second] = await shop.db.select().from(statusMailings).orderBy(statusMailings.updateId);
    await mailPortion(shop.app.hoster, first?.updateId ?? 0, 1);
    expect(await mailPortion(shop.app.hoster, second?.updateId ?? 0)).toBe(false);
    expect(await subjectsTo(ann)).toEqual(['Incident: Packet loss']);
    await shop.drain();
    await queueDueWork(shop.app.hoster, 'again ');
    await shop.drain();
    expect(await subjectsTo(ann)).toEqual(['Incident: Packet loss', 'Resolved: Packet loss']);
  });
});

describe('customers who have turned emails about incidents off', () => {
  const planned = {
    step: 'scheduled',
    starts: '2026-12-01T01:00:00.000Z',
    ends: '2026-12-01T03:00:00.000Z',
  };

  it('get none about incidents, and a notification in their account', async () => {
    const ann = await withServers(['web-1']);
    await mute(ann);
    expect(await asked({})).toMatchObject({ emailed: 0, muted: 1, customers: [{ is_muted: true }] });
    const { id } = await open();
    await shop.drain();
    expect(await subjectsTo(ann)).toEqual([]);
    const browser = shop.browser();
    await browser.login(ann, password);
    const { results } = (await browser.get('/my/api/notifications/')).json<Notifications>();
    expect(results.filter(({ kind }) => kind === 'status_incident')).toMatchObject([
      { title: 'Incident: Packet loss', link: `/status/${id}/` },
    ]);
  });

  it('get those about maintenance with an outage', async () => {
    const ann = await withServers(['web-1']);
    await mute(ann);
    expect(await asked({ kind: 'maintenance', impact: 'minor' })).toMatchObject({ emailed: 0, muted: 1 });
    expect(await asked({ kind: 'maintenance', impact: 'critical' })).toMatchObject({ emailed: 1, muted: 0 });
    await open({ ...planned, impact: 'minor' });
    await open({ ...planned, impact: 'critical' });
    await shop.drain();
    const mails = await shop.emails(ann);
    expect(mails.map(({ subject }) => subject)).toEqual(['Planned maintenance: Packet loss']);
    expect(mails[0]?.text).toContain('Planned from 1 December 2026 at 02:00 CET to 1 December 2026 at 04:00 CET.');
  });
});

describe('maintenance that ends at its planned time', () => {
  const hour = 3_600_000;
  const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * hour).toISOString();
  const announce = () => open({ step: 'scheduled', impact: 'minor', starts: inHours(1), ends: inHours(3) });
  const later = async (hours: number, run: string) => {
    shop.clock.advance(hours * hour);
    await queueDueWork(shop.app.hoster, run);
    await shop.drain();
  };
  const announced = 'Planned maintenance: Packet loss';
  const completed = 'Maintenance completed: Packet loss';

  it('is reported as completed once, to those who read of it, a quarter of an hour later', async () => {
    const ann = await withServers(['web-1']);
    const pyotr = await withServers(['mail-1'], 'ru');
    const { id } = await announce();
    await shop.drain();
    const late = await withServers(['new-1']);
    await later(3.1, 'within the quarter ');
    expect(await subjectsTo(ann)).toEqual([announced]);
    await later(0.2, 'after it ');
    await later(0.2, 'again ');
    expect(await subjectsTo(ann)).toEqual([announced, completed]);
    const [, russian] = await shop.emails(pyotr);
    expect(russian?.text).toMatch(/Работы завершились в\sзапланированное время\./);
    expect(await subjectsTo(late)).toEqual([]);
    const { updates } = (await staff.get(`${root}incidents/${id}/`)).json<StaffIncident>();
    expect(updates.map(({ step }) => step)).toEqual(['completed', 'scheduled']);
  });

  it('isn’t when staff have said so, have moved its end, or emailed nobody', async () => {
    const ann = await withServers(['web-1']);
    const ended = await announce();
    const moved = await announce();
    await open({ step: 'scheduled', impact: 'minor', starts: inHours(1), ends: inHours(3), email: false });
    await shop.drain();
    shop.clock.advance(2 * hour);
    expect((await tell(ended.id, { step: 'completed' })).statusCode).toBe(201);
    const { shown, title, version } = (await staff.get(`${root}incidents/${moved.id}/`)).json<StaffIncident>();
    const longer = { title, version, starts: shown.starts, ends: inHours(30), messages: [] };
    expect((await staff.put(`${root}incidents/${moved.id}/`, longer)).statusCode).toBe(200);
    await later(2, 'later ');
    expect(await subjectsTo(ann)).toEqual([announced, announced, completed]);
  });

  it('isn’t a day later', async () => {
    const ann = await withServers(['web-1']);
    await announce();
    await shop.drain();
    await later(28, 'a day later ');
    expect(await subjectsTo(ann)).toEqual([announced]);
  });
});

it('tells staff who may not see customers how many there are, without names', async () => {
  await withServers(['web-1']);
  await signedInCustomer(shop, 'writer@example.test', { staffRole: 'content' });
  const writer = shop.browser();
  await writer.login('writer@example.test', password);
  expect(await asked({}, writer)).toEqual({ emailed: 1, muted: 0, services: 1, customers: null });
  expect(await asked({ components: ['company/api'] })).toMatchObject({ emailed: 0, customers: [] });
});

it('reaches users of a VPN wherever its incident is, and nobody without an address', async () => {
  const ann = await withServers(['web-1']);
  await shop.db.update(services).set({ kind: 'vpn', locationId: null });
  expect(await asked({ components: ['vpn/frankfurt'] })).toMatchObject({ emailed: 1 });
  const [user] = await shop.db.select().from(emailAddresses).where(eq(emailAddresses.email, ann));
  await shop.db.delete(emailAddresses).where(eq(emailAddresses.userId, user?.userId ?? 0));
  expect(await asked({ components: ['vpn/frankfurt'] })).toMatchObject({ emailed: 0, customers: [] });
});
