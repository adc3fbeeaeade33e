import type { StatusIncident, StatusPage } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { locations } from '../../catalogue/tables.ts';
import { mailOutbox } from '../../platform/mail/tables.ts';
import { checkSystems, mailIsWell, tidyStatus } from './checks.ts';
import { statusChecks, statusComponents, statusIncidents } from './tables.ts';

const minute = 60_000;
const day = 1440 * minute;

const backend = await testBackend({ seed: 'demo', rateLimits: false });
const staff = backend.browser();
await staff.login('staff@hoster.example', 'staff-hoster-2026');
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(statusIncidents);
  await backend.db.delete(statusChecks);
});

async function page(headers: Record<string, string> = {}): Promise<StatusPage> {
  const answer = await backend.browser().get('/my/api/status/', { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const component = async (key: string) =>
  (await page()).groups.flatMap(({ components }) => components).find((one) => one.key === key);

const words = (en: string, ru: string) => ({ en, ru });
const incident = {
  title: words('Packet loss', 'Потери пакетов'),
  message: words('We’re looking for the cause.', 'Ищем причину.'),
  impact: 'major',
  components: ['vps/frankfurt', 'dedicated/frankfurt'],
  step: 'investigating',
};
const open = async (body: object = incident) => {
  const answer = await staff.post('/my/api/staff/status/incidents/', body);
  expect(answer.statusCode).toBe(201);
  return answer.json<StatusIncident>();
};
const tell = (id: number, body: object) =>
  staff.post(`/my/api/staff/status/incidents/${id}/updates/`, { message: words('News.', 'Новости.'), ...body });

test('without incidents everything is operational, in each line’s own places', async () => {
  const { state, groups, incidents } = await page();
  expect([state, incidents]).toEqual(['operational', []]);
  expect(groups.map(({ key }) => key)).toEqual(['vps', 'web_hosting', 'dedicated', 'backup', 'vpn', 'company']);
  const names = (key: string) => groups.find((group) => group.key === key)?.components.map(({ name }) => name);
  expect(names('vps')).toContain('Hong Kong');
  expect(names('backup')).toEqual(['Frankfurt', 'Rotterdam', 'Barcelona']);
  expect(await component('vps/frankfurt')).toMatchObject({ state: 'operational', uptime: 100, days: [] });
});

test('an incident opened by staff shows at its components and in the overall state, until it’s resolved', async () => {
  const { id } = await open();
  const during = await page();
  expect(during).toMatchObject({
    state: 'partial_outage',
    incidents: [{ id, title: 'Packet loss', is_sample: false }],
  });
  expect((await component('vps/frankfurt'))?.state).toBe('partial_outage');
  expect((await component('vps/rotterdam'))?.state).toBe('operational');

  backend.clock.advance(30 * minute);
  await tell(id, { step: 'monitoring', impact: 'minor' });
  expect((await component('vps/frankfurt'))?.state).toBe('degraded');
  backend.clock.advance(15 * minute);
  expect((await tell(id, { step: 'resolved', message: words('Done.', 'Готово.') })).statusCode).toBe(201);

  const after = await page({ 'accept-language': 'ru' });
  expect(after).toMatchObject({ state: 'operational', incidents: [] });
  expect(after.history[0]).toMatchObject({
    title: 'Потери пакетов',
    step: 'resolved',
    components: [
      { group: 'VPS', name: 'Франкфурт' },
      { group: 'Выделенные серверы', name: 'Франкфурт' },
    ],
    updates: [{ step: 'resolved', text: 'Готово.' }, { step: 'monitoring' }, { step: 'investigating' }],
  });
  // Degraded performance is no outage.
  expect((await component('vps/frankfurt'))?.days).toEqual([
    { day: '2026-11-20', state: 'partial_outage', down_minutes: 30 },
  ]);
  expect(await tell(id, { step: 'monitoring' })).toMatchObject({ statusCode: 409 });
});

test('an outage over midnight counts on both days, and overlapping ones once', async () => {
  const now = backend.clock.now().getTime();
  const midnight = Math.floor(now / day) * day;
  const starts = new Date(midnight - 20 * minute).toISOString();
  await open({ ...incident, impact: 'critical', starts });
  await open({ ...incident, impact: 'critical', starts });
  const { days = [], uptime } = (await component('vps/frankfurt')) ?? {};
  expect(days.map(({ down_minutes: minutes }) => minutes)).toEqual([20, Math.round((now - midnight) / minute)]);
  expect(uptime).toBeLessThan(100);
});

test('maintenance begins and ends at its planned time and isn’t counted as an outage', async () => {
  const now = backend.clock.now().getTime();
  const maintenance = {
    ...incident,
    impact: 'none',
    step: 'scheduled',
    starts: new Date(now + 10 * minute).toISOString(),
    ends: new Date(now + 40 * minute).toISOString(),
  };
  const { id } = await open(maintenance);
  expect(await page()).toMatchObject({ state: 'operational', maintenance: [{ id, step: 'scheduled' }] });
  backend.clock.advance(15 * minute);
  expect(await page()).toMatchObject({ state: 'maintenance', maintenance: [{ id, step: 'in_progress' }] });
  backend.clock.advance(30 * minute);
  expect(await page()).toMatchObject({ state: 'operational', maintenance: [], history: [{ id, step: 'completed' }] });
  expect(await component('vps/frankfurt')).toMatchObject({
    uptime: 100,
    days: [{ state: 'maintenance', down_minutes: 0 }],
  });
});

describe('what staff may report', () => {
  it.each([
    [{ components: ['vps/atlantis'] }, 'components'],
    [{ components: ['../../etc'] }, 'components'],
    [{ step: 'scheduled' }, 'ends'],
    [{ ends: '2026-12-01T00:00:00.000Z' }, 'ends'],
    [{ starts: '2027-01-01T00:00:00.000Z' }, 'starts'],
    [{ title: { en: 'English only' } }, 'title'],
    [{ message: words('', 'Текст') }, 'message'],
  ])('refuses %j', async (wrong, field) => {
    const answer = await staff.post('/my/api/staff/status/incidents/', { ...incident, ...wrong });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
  });

  it('refuses a step of maintenance for an incident, and an unknown incident', async () => {
    const { id } = await open();
    expect((await tell(id, { step: 'completed' })).statusCode).toBe(400);
    expect((await tell(2_000_000, { step: 'resolved' })).statusCode).toBe(404);
  });

  it('is in the file of its state, which only staff get', async () => {
    const { id } = await open();
    const csv = '/my/api/staff/status/incidents/csv/';
    const file = await staff.get(`${csv}?state=open`);
    expect(String(file.headers['content-type'])).toMatch('text/csv');
    expect(file.body).toMatch(new RegExp(`^${id},Packet loss,Incident,major,investigating,`, 'm'));
    await tell(id, { step: 'resolved' });
    expect((await staff.get(`${csv}?state=open`)).body).not.toContain('Packet loss');
    expect((await staff.get(`${csv}?state=past`)).body).toContain('Packet loss');
    expect((await backend.browser().get(csv)).statusCode).toBe(401);
  });

  it('is for staff only', async () => {
    const customer = backend.browser();
    await customer.login('demo@hoster.example', 'demo-hoster-2026');
    expect((await customer.post('/my/api/staff/status/incidents/', incident)).statusCode).toBe(403);
    expect((await backend.browser().post('/my/api/staff/status/incidents/', incident)).statusCode).toBe(401);
    expect((await page()).incidents).toEqual([]);
  });
});

test('the VPN and its incidents aren’t shown to visitors from Russia', async () => {
  const { groups } = await page();
  const node = groups.find(({ key }) => key === 'vpn')?.components[0]?.key;
  const { id } = await open({ ...incident, components: [node] });
  const russian = await page({ 'cf-ipcountry': 'RU' });
  expect(russian.groups.map(({ key }) => key)).not.toContain('vpn');
  expect([russian.state, russian.incidents]).toEqual(['operational', []]);
  const ask = (headers = {}) => backend.browser().get(`/my/api/status/incidents/${id}/`, { headers });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask({ 'cf-ipcountry': 'RU' })).statusCode).toBe(404);
});

test('failed checks of a system show after the second one, and count as minutes of the day', async () => {
  const { hoster } = backend.app;
  const check = async (isWell: boolean) => {
    backend.clock.advance(minute);
    await checkSystems(hoster, [['api', async () => isWell]]);
  };
  await check(true);
  await check(false);
  expect((await component('company/api'))?.state).toBe('operational');
  await check(false);
  expect(await component('company/api')).toMatchObject({ state: 'major_outage', days: [{ down_minutes: 2 }] });
  expect((await page()).state).toBe('partial_outage');
  // A second process in the same minute doesn’t count.
  await checkSystems(hoster, [['api', async () => false]]);
  await check(true);
  expect(await component('company/api')).toMatchObject({ state: 'operational', days: [{ down_minutes: 2 }] });
  backend.clock.advance(100 * day);
  await tidyStatus(hoster);
  expect(await backend.db.select().from(statusChecks)).toEqual([]);
  backend.clock.advance(-100 * day);
});

test('email is down when none was sent for a while, not because one address does not take its email', async () => {
  const { db } = backend;
  const stateOfMail = async () => {
    for (let time = 0; time < 2; time++) {
      backend.clock.advance(minute);
      await checkSystems(backend.app.hoster, [['mail', mailIsWell]]);
    }
    return (await component('company/mail'))?.state;
  };
  const ago = (minutes: number) => new Date(backend.clock.now().getTime() - minutes * minute);
  const email = { recipient: 'full@example.com', language: 'en', subject: '', text: '' } as const;
  await db.delete(mailOutbox);
  await db.insert(mailOutbox).values({ ...email, createdAt: ago(60) });
  expect(await stateOfMail()).toBe('major_outage');
  await db.insert(mailOutbox).values({ ...email, status: 'sent', createdAt: ago(50), sentAt: ago(50) });
  expect(await stateOfMail()).toBe('operational');
  await db.insert(mailOutbox).values({ ...email, createdAt: ago(40) });
  expect(await stateOfMail()).toBe('major_outage');
  await db.delete(mailOutbox);
});

test('a part that is new is known from its first day on', async () => {
  await backend.db.delete(statusComponents).where(eq(statusComponents.key, 'vps/dallas'));
  expect(await component('vps/dallas')).toMatchObject({ since: null, uptime: null });
  await tidyStatus(backend.app.hoster);
  expect(await component('vps/dallas')).toMatchObject({ since: (await page()).to, uptime: 100 });
});

test('staff set what there is to test at a data centre', async () => {
  const address = '/my/api/staff/locations/zurich/';
  const zurich = async () => (await page()).places.find(({ slug }) => slug === 'zurich');
  const tests = {
    ping_host: 'zrh.hoster.example',
    test_ipv4: '45.9.148.1',
    test_ipv6: '2a06:1280::1',
    test_files: [1000, 100].map((megabytes) => ({ megabytes, url: `https://zrh.hoster.example/${megabytes}MB.bin` })),
    asn: 212_238,
  };
  const answer = await staff.patch(address, tests);
  expect([answer.statusCode, answer.json().ping_host]).toEqual([200, 'zrh.hoster.example']);
  const files = tests.test_files.toReversed();
  expect(await zurich()).toMatchObject({ ...tests, test_files: files, test_is_sample: false });
  expect((await staff.patch(address, { asn: null })).statusCode).toBe(200);
  expect((await staff.patch(address, {})).statusCode).toBe(200);
  expect(await zurich()).toMatchObject({ test_ipv4: '45.9.148.1', asn: null });
  for (const wrong of [{ test_ipv4: '45.9.148' }, { ping_host: 'a b' }, { test_files: [{ megabytes: 1, url: 'x' }] }]) {
    expect((await staff.patch(address, wrong)).statusCode).toBe(400);
  }
  expect((await staff.patch('/my/api/staff/locations/atlantis/', { asn: 1 })).statusCode).toBe(404);
  expect((await backend.browser().patch(address, { asn: 1 })).statusCode).toBe(401);
});

test('addresses for tests are listed as configured, and examples are marked', async () => {
  const dallas = async () => (await page()).places.find(({ slug }) => slug === 'dallas');
  expect(await dallas()).toMatchObject({ test_ipv6: '2001:db8:3::1', asn: 64_496, test_is_sample: true });
  const none = { testIpv4: null, testIpv6: null, testFiles: [], asn: null };
  await backend.db.update(locations).set(none).where(eq(locations.slug, 'dallas'));
  expect(await dallas()).toMatchObject({ test_ipv4: null, test_ipv6: null, test_files: [], test_is_sample: false });
});
