import type { Page, Service, UnpaidOrder } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { backupCapacity } from '../../catalogue/tables.ts';
import { ordersPersonalData } from '../../sales/orders/personal-data.ts';
import { balanceCents, order, paymentOf, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import type { StorageState } from '../../sandbox/providers/storage-machine.ts';
import { mockStorage } from '../../sandbox/providers/storage.ts';
import { aBackupOrder, capacityAt, orderBackup, orderPath, places } from '../../testing/backup-storage.ts';
import { serviceOf, serviceRow } from '../../testing/service.ts';

const termCents = 1428;

let applied: StorageState[] = [];
const storage = { ...mockStorage(), apply: async (state: StorageState) => void applied.push(state) };
const shop = await testShop({ storage });
let customer = await shop.customer();
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
const rowOf = (id?: number) => serviceRow(shop, id);
const post = (change: Parameters<typeof aBackupOrder>[1], headers: Record<string, string> = {}) =>
  customer.post(orderPath, aBackupOrder(customer, change), { headers });

describe('an order of backup storage', () => {
  it('is paid, set up and open to its owner', async () => {
    const before = await balanceCents(customer);
    const created = await orderBackup(customer);
    // 12.00 and 19 % of Germany.
    expect(created.total).toEqual({ amount: '14.28', currency: 'EUR' });
    expect(await balanceCents(customer)).toBe(before - termCents);
    const payment = await paymentOf(customer, created.payment_object_ref);
    expect(payment.lines[0]).toMatchObject({ label: 'Backup storage 1 TB', kind: 'tariff' });

    await shop.drain();
    const [id] = created.order_ids;
    const service = await detailsOf(id);
    expect(service).toMatchObject({
      kind: 'backup',
      name: expect.stringMatching(/^backup-1tb-\d+$/),
      status: 'active',
      tariff: { id: 4, name: '1 TB' },
      location: { city: 'Frankfurt' },
      paid_until: '2026-12-20T12:00:00.000Z',
      backup: { volume: 1024, snapshots: 20, sub_accounts: 50, protocols: ['ftp', 'ftps', 'sftp', 'rsync', 'webdav'] },
      configuration: null,
      base_administration: null,
      os: null,
      ips: [],
      trial: 'none',
      renewal: { total: created.total },
    });
    expect(service.access).toEqual({
      address: `u${id}.fra1.backup.example`,
      ipv6: null,
      port: null,
      login: `u${id}`,
      password: expect.stringMatching(/^.{16}$/),
      host_keys: [expect.stringMatching(/^SHA256:[A-Za-z0-9+/]{43}$/)],
      ssh_keys: [],
      panel_url: null,
    });
    const list = (await customer.get('/my/api/services/?kind=backup')).json<Page<Service>>();
    expect(list).toMatchObject({ count: 1, results: [{ id, tariff: { name: '1 TB' }, price: 12 }] });
    expect((await detailsOf(id, 'ru')).tariff.name).toBe('1\u00a0ТБ');
  });

  it.each([
    ['en', 'night is ready', 'Your backup storage night is ready.', 'Host: ', 'Username: '],
    ['ru', 'Хранилище night готово', 'Ваше хранилище для бэкапов night готово к\u00a0работе.', 'Хост: ', 'Логин: '],
  ] as const)(
    'tells its host and username by email in %s, not its password',
    async (language, subject, ready, host, login) => {
      await write(language);
      const [id] = (await orderBackup(customer, { volume: 100, location: places.rotterdam, name: 'night' })).order_ids;
      await shop.drain();
      const email = (await shop.emails()).findLast((one) => one.subject === subject);
      expect(email?.text).toContain(`${ready}\n\n${host}u${id}.rtm1.backup.example\n${login}u${id}\n`);
      expect(email?.text).not.toMatch(/server|сервер/i);
      expect(email?.text).not.toContain((await detailsOf(id)).access.password);
      await write('en');
    },
  );

  it('is refused with an explanation', async () => {
    const wrong = { volume: 300, location: 3, rent_period: 7, extra_services: { monthly: [{ id: 1, count: 1 }] } };
    expect((await post(wrong)).json()).toEqual({
      volume: ['This size is no longer available.'],
      location: ['Backup storage isn’t available in this location.'],
      rent_period: ['This term isn’t available.'],
      extra_services: { monthly: ['This option is no longer available.'] },
    });
    const answer = await post({ volume: 300, location: 3 }, { 'accept-language': 'ru' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { volume: ['Такого объёма больше нет.'], location: ['В этой локации нет хранилищ для бэкапов.'] },
    ]);
  });
});

describe('the room of a location', () => {
  it('is taken by orders, ends, and is given back by a cancellation', async () => {
    const { barcelona: location } = places;
    expect((await post({ volume: 5120, location })).json()).toEqual({
      code: 'sold_out',
      detail: expect.stringContaining('enough room for your order'),
    });
    const [id] = (await orderBackup(customer, { volume: 2048, location })).order_ids;
    expect(await capacityAt(shop, location)).toBe(4000 - 2048);
    expect((await post({ volume: 1024, count: 2, location })).statusCode).toBe(409);
    const two = (await orderBackup(customer, { volume: 500, count: 2, location })).order_ids;
    expect(await capacityAt(shop, location)).toBe(4000 - 2048 - 2 * 500);
    for (const one of two) await customer.post(`/my/api/services/${one}/cancel/`, { when: 'now' });
    expect(await capacityAt(shop, location)).toBe(4000 - 2048);

    await shop.drain();
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await capacityAt(shop, location)).toBe(4000);
    await shop.drain();
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted', gigabytes: 2048 });
    expect(await detailsOf(id)).toMatchObject({ status: 'canceled', access: { address: null, password: null } });
    expect(await rowOf(id)).toMatchObject({ host: null, login: null, sealedPassword: null });
    expect((await shop.emails()).at(-1)?.text).toMatch(/Your backup storage \S+ has been cancelled/);
  });

  it('is sold to the faster buyer only', async () => {
    const { rotterdam: location } = places;
    const set = (gigabytes: number) =>
      shop.db.update(backupCapacity).set({ gigabytes }).where(eq(backupCapacity.locationId, location));
    const before = await capacityAt(shop, location);
    await set(250);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ volume: 100, location })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect(await capacityAt(shop, location)).toBe(50);
    await set(before);
  });
});

describe('the lifecycle of a backup storage', () => {
  it('ends with its money and its room back when it can’t be set up', async () => {
    const [money, room] = [await balanceCents(customer), await capacityAt(shop, places.frankfurt)];
    const [id] = (await orderBackup(customer, { name: 'fail-setup' })).order_ids;
    await shop.drain();
    expect(await balanceCents(customer)).toBe(money);
    expect(await capacityAt(shop, places.frankfurt)).toBe(room);
    expect(await detailsOf(id)).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t create this backup storage. Your payment is back on your balance.',
    });
    expect((await detailsOf(id, 'ru')).status_reason).toBe('Не удалось создать хранилище. Деньги вернулись на баланс.');
    expect((await shop.emails()).at(-1)?.text).toContain('we couldn’t set up your backup storage fail-setup');
  });

  it('waits for its payment with the address of its order', async () => {
    const wish = { volume: 250, location: places.rotterdam, count: 2, rent_period: 3, name: 'weekly' };
    const { payment_object_ref: ref } = await orderBackup(customer, { ...wish, payment_method: 'card' });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    expect(unpaid).toMatchObject({ payment_object_ref: ref, names: ['weekly-1', 'weekly-2'] });
    const url = new URL(unpaid?.url ?? '', 'http://site');
    expect(url.pathname).toBe('/backups/');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      volume: '250',
      location: '2',
      count: '2',
      period: '3',
      name: 'weekly',
    });
    const context = await customer.get(`/my/api/backup-order/create_context/${url.search}`);
    expect(context.json()).toMatchObject({ initial: wish });
  });

  it('keeps its draft apart from that of a server', async () => {
    const path = '/my/api/order-draft';
    await customer.put(`${path}/vps/`, { comment: 'for a server' });
    await customer.put(`${path}/backup/`, { comment: 'for backups' });
    const comment = async (line: string) =>
      (await customer.get(`${path}/${line}/`)).json<{ comment: string }>().comment;
    await orderBackup(customer, { volume: 100 });
    expect([await comment('vps'), await comment('backup')]).toEqual(['for a server', '']);
    await customer.put(`${path}/backup/`, { comment: 'for more backups' });
    await order(customer, { tariff: 1 });
    expect([await comment('vps'), await comment('backup')]).toEqual(['', 'for more backups']);
  });

  it('renews by itself when its term ends, and is closed and deleted when it isn’t paid for', async () => {
    const [id] = (await orderBackup(customer, { name: 'lasts' })).order_ids;
    await shop.drain();
    // Nothing else is to be paid for from the balance.
    await shop.db.update(services).set({ autoRenew: false });
    await shop.db
      .update(services)
      .set({ autoRenew: true })
      .where(eq(services.id, id ?? 0));
    const money = await balanceCents(customer);
    const room = await capacityAt(shop, places.frankfurt);
    await shop.pass(31);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(money - termCents);
    expect((await shop.emails()).map(({ subject }) => subject)).toContain('lasts has been renewed');

    await shop.setBalance(0);
    applied = [];
    await shop.pass(31);
    await shop.pass(4);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'suspended', access: { address: null } });
    expect(applied).toContainEqual({ serviceId: id, access: 'closed', gigabytes: 1024 });
    await shop.pass(15);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'canceled' });
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted', gigabytes: 1024 });
    expect(await capacityAt(shop, places.frankfurt)).toBeGreaterThanOrEqual(room + 1024);
    expect((await shop.emails()).map(({ subject }) => subject)).toContain('lasts has been deleted');
  });

  it('is erased with its account, without becoming a server', async () => {
    await shop.setBalance(10_000);
    const [id] = (await orderBackup(customer, { volume: 100 })).order_ids;
    await shop.drain();
    const { accountId, host } = await rowOf(id);
    expect(host).toBe(`u${id}.fra1.backup.example`);
    await ordersPersonalData.erase?.(
      shop.db,
      { accountId, userId: 1, emails: [], verifiedEmails: [] },
      shop.app.hoster,
    );
    const extra_services = { monthly: [], one_time: [] };
    expect(await rowOf(id)).toMatchObject({ host: null, login: null });
    expect((await rowOf(id)).spec).toEqual({ volume: 100, trial: 'none', extra_services });
  });
});
