import type { ServiceDetails, TeamEvent } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import { order, testShop } from '../../testing/shop.ts';
import { sandboxTasks } from '../../sandbox/providers/tables.ts';
import { sshKeys } from '../../sales/orders/tables.ts';
import { extraServices } from '../../catalogue/index.ts';
import { serviceOperations, serviceSnapshots } from './tables.ts';
import { wish } from './wish.ts';

const shop = await testShop();
let customer: Browser;
let id: number;
beforeAll(async () => {
  customer = await shop.customer();
  id = await setUp(shop, order(customer, { name: 'worker' }));
});
afterAll(() => shop.close());

const ask = (body: object, of = id, headers: Record<string, string> = {}) =>
  customer.post(`/my/api/services/${of}/operations/`, body, { headers });
const operations = async (of = id) => (await serviceOf(customer, of)).operations;
const obstacles = ({ available }: ServiceDetails['operations']) =>
  Object.fromEntries(available.map(({ kind, obstacle }) => [kind, obstacle]));

describe('an operation on a service', () => {
  it('is shown while it waits and runs, and then in the history with who asked for it', async () => {
    const answer = await ask({ kind: 'stop' });
    expect(answer.statusCode).toBe(202);
    const waiting = answer.json<ServiceDetails>().operations;
    expect(waiting).toMatchObject({ current: { kind: 'stop', state: 'asked', by: 'Alex Sommer' }, power: 'on' });
    expect(obstacles(waiting)).toMatchObject({ restart: 'running', reinstall: 'running', start: 'power' });
    await shop.drain();
    const after = await operations();
    expect(after).toMatchObject({ current: null, power: 'off' });
    expect(after.history.map(({ by, kind, state }) => [kind, state, by])).toEqual([
      ['stop', 'done', 'Alex Sommer'],
      ['build', 'done', null],
    ]);
    expect(obstacles(after)).toMatchObject({ start: null, stop: 'power', restart: 'power', reinstall: null });
    expect((await ask({ kind: 'start' })).statusCode).toBe(202);
    await shop.drain();
    expect(await operations()).toMatchObject({ power: 'on' });
  });

  it('runs alone: another one is refused while it runs, and one that doesn’t fit the state always', async () => {
    expect((await ask({ kind: 'restart' })).statusCode).toBe(202);
    const second = await ask({ kind: 'power_off' });
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'operation_running']);
    await shop.drain();
    const wrong = await ask({ kind: 'start' });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([409, 'operation_unavailable']);
  });

  it('is done once for an idempotency key', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const before = await shop.db.select().from(serviceOperations);
    expect((await ask({ kind: 'restart' }, id, headers)).statusCode).toBe(202);
    await shop.drain();
    expect((await ask({ kind: 'restart' }, id, headers)).statusCode).toBe(202);
    await shop.drain();
    expect(await shop.db.select().from(serviceOperations)).toHaveLength(before.length + 1);
    const other = await ask({ kind: 'stop' }, id, headers);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused']);
    expect((await ask({ kind: 'stop' }, id, { 'idempotency-key': 'x'.repeat(129) })).statusCode).toBe(400);
  });

  it('starts the rescue system and ends it', async () => {
    await ask({ kind: 'rescue' });
    await shop.drain();
    const rescued = await operations();
    expect(rescued.power).toBe('rescue');
    expect(obstacles(rescued)).toMatchObject({ rescue: 'power', rescue_end: null, password: 'power' });
    await ask({ kind: 'rescue_end' });
    await shop.drain();
    expect(await operations()).toMatchObject({ power: 'on' });
  });

  it('sets a new password, which is stored encrypted only', async () => {
    const { access } = await serviceOf(customer, id);
    await ask({ kind: 'password' });
    await shop.drain();
    const changed = (await serviceOf(customer, id)).access;
    expect(changed.password).toMatch(/^\w{16}$/);
    expect(changed.password).not.toBe(access.password);
    const stored = JSON.stringify([
      await serviceRow(shop, id),
      await shop.db.select().from(serviceOperations),
      await shop.db.select().from(sandboxTasks),
    ]);
    expect(stored).not.toContain(changed.password);
  });

  it('reinstalls with another system and keys, once the name is typed', async () => {
    const refused = await ask({ kind: 'reinstall', system: 999, confirm: 'other' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ system: [expect.any(String)], confirm: [expect.any(String)] });
    const [key] = await shop.db.select().from(sshKeys);
    const { systems } = await operations();
    const system = systems.find(({ name }) => name.startsWith('Debian'));
    const asked = { kind: 'reinstall', system: system?.id, ssh_keys: [key?.id], confirm: 'worker' };
    expect((await ask({ ...asked, ssh_keys: [999_999] })).json()).toEqual({ ssh_keys: [expect.any(String)] });
    expect((await ask(asked)).statusCode).toBe(202);
    await shop.drain();
    const after = await serviceOf(customer, id);
    expect(after).toMatchObject({
      os: system?.name,
      access: { login: 'root', password: null, ssh_keys: [key?.title] },
    });
    expect(after.operations.history[0]).toMatchObject({ kind: 'reinstall', state: 'done', subject: system?.name });
  });

  it('sets and resets the reverse DNS name of its own addresses only', async () => {
    const { address } = (await operations()).addresses[0] ?? { address: '' };
    const name = 'Mail.Example.com.';
    expect((await ask({ kind: 'reverse_dns', address: '203.0.113.250', name })).json()).toEqual({
      address: [expect.any(String)],
    });
    for (const bad of ['nodots', 'a b.example', '-.example', 'x'.repeat(200) + '.example']) {
      const answer = await ask({ kind: 'reverse_dns', address, name: bad });
      expect([bad, answer.statusCode, Object.keys(answer.json<object>())]).toEqual([bad, 400, ['name']]);
    }
    const headers = { 'idempotency-key': 'named' };
    expect((await ask({ kind: 'reverse_dns', address, name }, id, headers)).statusCode).toBe(202);
    expect((await ask({ kind: 'reverse_dns', address, name }, id, headers)).statusCode).toBe(202);
    const other = await ask({ kind: 'reverse_dns', address, name: `other.${name}` }, id, headers);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused']);
    await shop.drain();
    expect((await operations()).addresses[0]).toEqual({ address, reverse: 'mail.example.com' });
    await ask({ kind: 'reverse_dns', address, name: null });
    await shop.drain();
    expect((await operations()).addresses[0]).toEqual({ address, reverse: null });
  });

  it('leaves a stopped server off after a suspension', async () => {
    const stopped = await setUp(shop, order(customer, { name: 'stopped' }));
    await ask({ kind: 'stop' }, stopped);
    await shop.drain();
    for (const kind of ['suspend', 'resume'] as const) {
      await shop.db.transaction((tx) => wish(shop.app.hoster, tx, stopped, { kind }));
      await shop.drain();
    }
    expect((await operations(stopped)).power).toBe('off');
  });

  it('tells the customer when the provider refuses', async () => {
    const other = await setUp(shop, order(customer, { name: 'fail-restart' }));
    await ask({ kind: 'restart' }, other);
    await shop.drain();
    const [last] = (await operations(other)).history;
    expect(last).toMatchObject({ kind: 'restart', state: 'failed', reason: expect.stringContaining('Try again') });
  });

  it('ends with the service, and the provider removes what it has', async () => {
    const other = await setUp(shop, order(customer, { name: 'goner' }));
    await ask({ kind: 'restart' }, other);
    await customer.post(`/my/api/services/${other}/cancel/`, { when: 'now' });
    await shop.drain();
    const { available, history } = await operations(other);
    expect(history.map(({ kind, state }) => [kind, state])).toEqual([
      ['remove', 'done'],
      ['restart', 'failed'],
      ['build', 'done'],
    ]);
    expect(available.every(({ obstacle }) => obstacle === 'state')).toBe(true);
    expect((await ask({ kind: 'restart' }, other)).statusCode).toBe(409);
  });
});

describe('a snapshot', () => {
  const gigabyte = 2 ** 30;
  let server: number;
  const snapshots = async () => (await operations(server)).snapshots;
  const idOf = (name: string, all: Awaited<ReturnType<typeof snapshots>>) =>
    all?.results.find((one) => one.name === name)?.id;
  const askAndWait = async (body: object): Promise<void> => {
    expect([JSON.stringify(body), (await ask(body, server)).statusCode]).toEqual([JSON.stringify(body), 202]);
    await shop.drain();
  };
  const refused = async (body: object) => {
    const answer = await ask(body, server);
    return [answer.statusCode, answer.json<{ code?: string }>().code ?? answer.json<object>()];
  };
  beforeAll(async () => {
    const extra = await snapshotStorage();
    server = await setUp(
      shop,
      order(customer, { name: 'kept', extra_services: { one_time: [], monthly: [{ id: extra, count: 200 }] } }),
    );
  });

  async function snapshotStorage(): Promise<number> {
    const [row] = await shop.db.select().from(extraServices).where(eq(extraServices.slug, 'snapshot-storage'));
    return row?.id ?? 0;
  }

  it('is taken under a name, and takes what is on the disk', async () => {
    const before = await snapshots();
    expect(before).toMatchObject({ space: 200 * gigabyte, used: 0, results: [] });
    expect(obstacles(await operations(server))).toMatchObject({ snapshot: null, snapshot_restore: 'space' });
    await askAndWait({ kind: 'snapshot', name: 'before the upgrade' });
    const after = await snapshots();
    expect(after?.results).toMatchObject([{ name: 'before the upgrade', size: after?.used }]);
    expect(after?.used).toBeGreaterThan(0);
    expect((await operations(server)).history[0]).toMatchObject({ kind: 'snapshot', subject: 'before the upgrade' });
    await askAndWait({ kind: 'snapshot' });
    expect((await snapshots())?.results[0]?.name, 'the time').toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
  });

  it('is refused without room for it, in a server without space for any, and with a name of two lines', async () => {
    expect(await refused({ kind: 'snapshot', name: 'two\nlines' })).toEqual([400, { name: [expect.any(String)] }]);
    expect(await refused({ kind: 'snapshot', name: 'x'.repeat(64) })).toEqual([400, { name: [expect.any(String)] }]);
    const { space = 0, results: [{ size = 0 } = {}] = [] } = (await snapshots()) ?? {};
    for (let taken = 2; (taken + 1) * size <= space; taken++) await askAndWait({ kind: 'snapshot' });
    const full = await snapshots();
    await askAndWait({ kind: 'snapshot', name: 'too large' });
    expect(await snapshots()).toEqual(full);
    const [last] = (await operations(server)).history;
    expect(last).toMatchObject({ state: 'failed', subject: 'too large', reason: expect.stringMatching(/doesn’t fit/) });
    expect((await operations()).snapshots).toMatchObject({ space: 0, results: [] });
    expect((await ask({ kind: 'snapshot' })).statusCode).toBe(409);
  });

  it('gives back the system and the password of its moment when it’s restored', async () => {
    const snapshot = idOf('before the upgrade', await snapshots());
    const was = await serviceOf(customer, server);
    const system = was.operations.systems.find(({ name }) => name !== was.os);
    await askAndWait({ kind: 'reinstall', system: system?.id, confirm: 'kept' });
    const other = await serviceOf(customer, server);
    expect(other.os).toBe(system?.name);
    expect(other.access.password).not.toBe(was.access.password);
    expect(await refused({ kind: 'snapshot_restore', snapshot, confirm: 'other' })).toEqual([
      400,
      { confirm: [expect.any(String)] },
    ]);
    await askAndWait({ kind: 'stop' });
    await askAndWait({ kind: 'snapshot_restore', snapshot, confirm: 'kept' });
    const restored = await serviceOf(customer, server);
    expect(restored).toMatchObject({ os: was.os, access: was.access, operations: { power: 'on' } });
    expect(restored.operations.snapshots?.results.length, 'it’s kept').toBe(was.operations.snapshots?.results.length);
  });

  it('of another server isn’t restored or deleted, one of its own is deleted once', async () => {
    const { results = [], used = 0 } = (await snapshots()) ?? {};
    const snapshot = results[0]?.id;
    const elsewhere = await ask({ kind: 'snapshot_delete', snapshot });
    expect(elsewhere.statusCode, 'a server without any').toBe(409);
    await askAndWait({ kind: 'snapshot_delete', snapshot });
    const after = await snapshots();
    expect(after?.results.map(({ id: one }) => one)).toEqual(results.slice(1).map(({ id: one }) => one));
    expect(after?.used).toBe(used - (results[0]?.size ?? 0));
    expect(await refused({ kind: 'snapshot_delete', snapshot })).toEqual([400, { snapshot: [expect.any(String)] }]);
  });

  it('is deleted with its server', async () => {
    await customer.post(`/my/api/services/${server}/cancel/`, { when: 'now' });
    await shop.drain();
    expect(await shop.db.select().from(serviceSnapshots).where(eq(serviceSnapshots.serviceId, server))).toEqual([]);
  });
});

describe('a one-time link', () => {
  it('leads to the panel of web hosting, and isn’t stored', async () => {
    const { results } = (await customer.get('/my/api/services/?kind=web_hosting')).json<{
      results: { id: number }[];
    }>();
    const path = `/my/api/services/${results[0]?.id}/`;
    const answer = await customer.post(`${path}link/`, { kind: 'login_link' });
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json<{ url: string }>();
    expect(url).toMatch(/^https:\/\/panel\.hosting\.example\//);
    expect(JSON.stringify(await shop.db.select().from(serviceOperations))).not.toContain(url);
    const { operations: done } = (await customer.get(path)).json<ServiceDetails>();
    expect(done.history[0]).toMatchObject({ kind: 'login_link', state: 'done', by: 'Alex Sommer' });
    expect((await customer.post(`/my/api/services/${id}/link/`, { kind: 'login_link' })).statusCode).toBe(409);
  });
});

describe('the activity of the account', () => {
  it('names the service that was changed', async () => {
    const link = await customer.post(`/my/api/services/${id}/operations/`, { kind: 'restart' });
    expect(link.statusCode).toBe(202);
    await shop.drain();
    const { results } = (await customer.get('/my/api/team/events/')).json<{ results: TeamEvent[] }>();
    expect(results[0]).toMatchObject({ action: 'postServiceOperation', target: 'worker' });
  });
});

describe('a service', () => {
  it('is renamed, which its history shows, and moved within the account only', async () => {
    const path = `/my/api/services/${id}/`;
    expect((await customer.patch(path, { name: 'not a host' })).json()).toEqual({ name: [expect.any(String)] });
    expect((await customer.patch(path, { project: 999_999 })).json()).toEqual({ project: [expect.any(String)] });
    const answer = await customer.patch(path, { name: 'renamed' });
    const renamed = answer.json<ServiceDetails>();
    expect(renamed.name).toBe('renamed');
    expect(renamed.operations.history[0]).toMatchObject({ kind: 'rename', subject: 'renamed', by: 'Alex Sommer' });
  });

  it('that has ended keeps its name and project', async () => {
    const gone = await setUp(shop, order(customer, { name: 'gone' }));
    await customer.post(`/my/api/services/${gone}/cancel/`, { when: 'now' });
    const answer = await customer.patch(`/my/api/services/${gone}/`, { name: 'back' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'operation_unavailable']);
    expect((await serviceOf(customer, gone)).name).toBe('gone');
  });

  it('of another customer can’t be operated, renamed or opened', async () => {
    const stranger = await shop.stranger();
    const [rows] = [await shop.db.select().from(serviceOperations).where(eq(serviceOperations.serviceId, id))];
    expect((await stranger.post(`/my/api/services/${id}/operations/`, { kind: 'restart' })).statusCode).toBe(404);
    expect((await stranger.post(`/my/api/services/${id}/console/`)).statusCode).toBe(404);
    expect((await stranger.patch(`/my/api/services/${id}/`, { name: 'mine' })).statusCode).toBe(404);
    expect((await shop.browser().post(`/my/api/services/${id}/operations/`, { kind: 'restart' })).statusCode).toBe(401);
    expect(await shop.db.select().from(serviceOperations).where(eq(serviceOperations.serviceId, id))).toEqual(rows);
  });
});
