import { StaffTaskDetails, type StaffTaskPage } from '@hoster/contract';
import type { z } from 'zod';
import { expect, it, onTestFinished } from 'vitest';
import { eq } from '../../platform/db/drizzle.ts';
import { addresses } from '../../catalogue/addresses/tables.ts';
import type { Browser } from '../../testing/browser.ts';
import { orderBackup } from '../../testing/backup-storage.ts';
import { orderDedicated } from '../../testing/dedicated.ts';
import { serviceOf } from '../../testing/service.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

const day = 1;
const support = 'support@hoster.example';
const list = '/my/api/staff/tasks/';

interface WithTask {
  readonly shop: TestShop;
  readonly customer: Browser;
  readonly staff: Browser;
  /** Id of the service. */
  readonly id: number;
  /** Path of its task. */
  readonly path: string;
}

async function shopWithTask(line: 'dedicated' | 'backup' = 'dedicated'): Promise<WithTask> {
  const shop = await testShop({ providerOf: { [line]: 'by-hand' }, supportEmail: support });
  onTestFinished(() => shop.close());
  const customer = await shop.customer();
  const ordered = line === 'backup' ? orderBackup(customer) : orderDedicated(customer, { name: 'handmade' });
  const [id = 0] = (await ordered).order_ids;
  await shop.drain();
  const staff = await shop.staff();
  const [task] = await tasksIn(staff);
  return { shop, customer, staff, id, path: `${list}${task?.id}/` };
}

const tasksIn = async (staff: Browser, state = 'open') =>
  (await staff.get(`${list}?state=${state}`)).json<z.infer<typeof StaffTaskPage>>().results;

it('staff build by hand, late if need be, and the customer gets one email about it', async () => {
  const { id, shop } = await shopWithTask();
  let customer = await shop.customer();
  expect((await serviceOf(customer, id)).operations.current).toMatchObject({ kind: 'build', step: 'by_staff' });

  for (let days = 0; days < 12; days++) await shop.pass(day);
  expect((await shop.emails()).filter(({ subject }) => subject.includes('takes longer'))).toHaveLength(1);
  expect((await shop.emails(support)).map(({ subject }) => subject)).toEqual([`Setup of service ${id} is overdue`]);

  const staff = await shop.staff();
  customer = await shop.customer();
  const [task] = await tasksIn(staff);
  expect(task).toMatchObject({ service: id, name: 'handmade', kind: 'build', state: 'open', is_overdue: true });
  const path = `${list}${task?.id}/`;
  const entered = {
    ipv4: '192.0.2.77',
    login: 'root',
    password: 'typed-by-staff',
    host_keys: [`SHA256:${'a'.repeat(43)}`],
    console: { url: 'https://ipmi.example' },
    notes: 'Rack 7',
  };
  expect((await staff.post(path, { ...entered, host_keys: ['MD5:aa:bb'] })).json()).toHaveProperty(['host_keys', 0]);
  const done = await staff.post(path, entered);
  expect(StaffTaskDetails.parse(done.json())).toMatchObject({
    state: 'done',
    entered: {
      ipv4: '192.0.2.77',
      ipv6: null,
      login: 'root',
      host_keys: entered.host_keys,
      console: 'https://ipmi.example',
    },
    notes: 'Rack 7',
    by: expect.any(String),
  });
  expect(done.body).not.toContain('typed-by-staff');
  expect((await staff.post(path, entered)).statusCode).toBe(409);
  await shop.drain();
  expect(await serviceOf(customer, id)).toMatchObject({
    status: 'active',
    access: { address: '203.0.113.10', login: 'root', password: 'typed-by-staff', host_keys: entered.host_keys },
    dedicated: { ipmi_url: 'https://ipmi.example', ipmi_login: null, rescue_url: null },
  });
  const { addresses } = (await serviceOf(customer, id)).operations;
  expect(addresses.map(({ address }) => address)).toContain('192.0.2.77');
  expect(await tasksIn(staff)).toEqual([]);
  expect(await tasksIn(staff, 'done')).toMatchObject([{ id: task?.id, due: null, finished: expect.any(String) }]);
});

it('is only for staff, who see what was ordered', async () => {
  const { customer, path, shop, staff } = await shopWithTask();
  for (const answer of [
    await customer.get(list),
    await customer.get(path),
    await customer.post(path, { ipv4: '192.0.2.77' }),
  ]) {
    expect(answer.statusCode).toBe(403);
  }
  expect((await shop.browser().get(path)).statusCode).toBe(401);
  expect((await staff.get(`${list}999999/`)).statusCode).toBe(404);
  expect((await staff.get(`${list}?state=open&page=2`)).statusCode).toBe(404);
  const task = StaffTaskDetails.parse((await staff.get(path)).json());
  expect(task).toMatchObject({
    line: 'dedicated',
    location: 'FRA1',
    customer: { email: 'demo@hoster.example' },
    facts: expect.arrayContaining([
      { kind: 'system', text: expect.stringContaining('Ubuntu') },
      { kind: 'hardware', text: expect.any(String) },
    ]),
  });
});

it('staff refuse what can’t be built: the customer gets their money and the reason', async () => {
  const { customer, id, path, shop, staff } = await shopWithTask();
  const refused = { refused: 'no_capacity', notes: 'No chassis left' };
  expect((await staff.post(path, refused)).json()).toMatchObject({ state: 'refused', refused: 'no_capacity' });
  await shop.drain();
  expect((await serviceOf(customer, id)).status).toBe('failed_setup');
  const mail = (await shop.emails()).at(-1);
  expect(mail?.text).toContain('There isn’t enough capacity at the moment.');
  expect(mail?.text).not.toContain('chassis');
  expect((await shop.emails(support)).at(-1)?.text).toContain('No chassis left');
  expect(await tasksIn(staff, 'refused')).toMatchObject([{ service: id }]);
});

it('a service that ends before it’s built needs no build any more, but somebody has to look for it', async () => {
  const { customer, id, path, shop, staff } = await shopWithTask();
  expect((await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' })).statusCode).toBe(200);
  await shop.drain();
  expect(await tasksIn(staff, 'canceled')).toMatchObject([{ service: id, kind: 'build' }]);
  expect((await staff.post(path, { ipv4: '192.0.2.77' })).statusCode).toBe(409);
  const [removal] = await tasksIn(staff);
  expect(removal).toMatchObject({ service: id, kind: 'remove', due: null });
  expect((await staff.post(`${list}${removal?.id}/`, {})).statusCode).toBe(200);
  await shop.drain();
  expect(await tasksIn(staff)).toEqual([]);
});

it('shows which name an address should have', async () => {
  const { customer, id, path, shop, staff } = await shopWithTask();
  await staff.post(path, { login: 'root' });
  await shop.drain();
  const address = '203.0.113.10';
  const wanted = { kind: 'reverse_dns', address, name: 'mail.example.com' };
  expect((await customer.post(`/my/api/services/${id}/operations/`, wanted)).statusCode).toBe(202);
  await shop.drain();
  const [task] = await tasksIn(staff);
  expect((await staff.get(`${list}${task?.id}/`)).json().facts).toEqual([
    { kind: 'reverse', text: `${address} → mail.example.com` },
    { kind: 'address', text: `${address}/24` },
    { kind: 'address', text: expect.stringMatching(/^2001:/) },
    { kind: 'gateway', text: '203.0.113.1' },
  ]);
});

it('needs an address for a service that has none', async () => {
  const { customer, id, path, shop, staff } = await shopWithTask('backup');
  expect((await staff.post(path, { login: 'root' })).json()).toEqual({ ipv4: [expect.any(String)] });
  expect((await staff.post(path, { login: 'u1', host: 'u1.backup.example' })).statusCode).toBe(200);
  await shop.drain();
  expect(await serviceOf(customer, id)).toMatchObject({ status: 'active', access: { login: 'u1' } });
});

it('an address of another service is refused beside its field', async () => {
  const { id, path, shop, staff } = await shopWithTask();
  const [other] = await shop.db.select().from(addresses).where(eq(addresses.serviceId, 1));
  const answer = await staff.post(path, { ipv4: '203.0.113.9', login: 'root' });
  expect([other?.address, answer.statusCode, answer.json()]).toEqual([
    '203.0.113.9',
    400,
    { ipv4: [expect.any(String)] },
  ]);
  expect((await staff.post(path, { ipv4: '192.0.2.78', login: 'root' })).statusCode).toBe(200);
  await shop.drain();
  expect((await serviceOf(await shop.customer(), id)).status).toBe('active');
});
