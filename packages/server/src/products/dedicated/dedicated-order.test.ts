import type { DsOrderInput, Page, Service } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { ordersPersonalData } from '../../sales/orders/personal-data.ts';
import { balanceCents, paymentOf, testShop } from '../../testing/shop.ts';
import { provisionService } from '../../services/provisioning/provision.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import { contextOf, orderDedicated, plans, recordedRack, standardOf, systems } from '../../testing/dedicated.ts';

/** 39.00 and 19 % of Germany. */
const termCents = 4641;
const newKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGHL2pvQkhKvPbfJgyxuYxGHOBjFcUqDBWFV5CY0Zt6H';

const { rack, asked, failing } = recordedRack();
const shop = await testShop({ rack });
let customer = await shop.customer();
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
const rowOf = (id?: number) => serviceRow(shop, id);
const requestOf = (id: number | undefined) => asked.findLast(({ serviceId }) => serviceId === id);

/** Orders and sets up. @returns the id of the service */
const delivered = (change: Partial<DsOrderInput> = {}) => setUp(shop, orderDedicated(customer, change));

describe('an order of a dedicated server', () => {
  it('is paid, delivered and open to its owner', async () => {
    const before = await balanceCents(customer);
    const created = await orderDedicated(customer);
    expect(created.total).toEqual({ amount: '46.41', currency: 'EUR' });
    expect(await balanceCents(customer)).toBe(before - termCents);
    const payment = await paymentOf(customer, created.payment_object_ref);
    expect(payment.lines[0]).toMatchObject({ label: 'Dedicated server Xeon E3-1270 v6', kind: 'tariff' });
    const [id] = created.order_ids;
    const waiting = await detailsOf(id);
    expect(waiting).toMatchObject({ status: 'pending_setup', access: { address: null, password: null } });
    expect(waiting.dedicated).toMatchObject({
      ipmi_url: null,
      ipmi_login: null,
      ipmi_password: null,
      rescue_url: null,
      // Two hours from the payment.
      delivery_until: '2026-11-20T14:00:00.000Z',
    });

    await shop.drain();
    const service = await detailsOf(id);
    expect(service).toMatchObject({
      kind: 'dedicated',
      name: expect.stringMatching(/^e3-1270v6-\d+$/),
      status: 'active',
      tariff: { id: plans.e3, name: 'Xeon E3-1270 v6' },
      location: { city: 'Frankfurt' },
      paid_until: '2026-12-20T12:00:00.000Z',
      os: 'Ubuntu 24.04 LTS',
      configuration: null,
      base_administration: null,
      trial: 'none',
      renewal: { total: created.total },
    });
    expect(service.ips).toHaveLength(2);
    expect(service.access).toEqual({
      address: service.ips[0],
      ipv6: service.ips[1],
      port: 22,
      login: 'root',
      password: expect.stringMatching(/^\w{16}$/),
      ssh_keys: [],
      host_keys: [],
      panel_url: null,
    });
    expect(service.dedicated).toEqual({
      cpu: 'Intel Xeon E3-1270 v6',
      memory: '32 GB DDR4 ECC',
      disks: ['2 × 480 GB SSD'],
      raid: null,
      port: '100 Mbps expandable to 1 Gbps',
      ips: ['1 IPv4 address', 'IPv6 /64'],
      ipmi_url: `https://ipmi-fra1-${id}.example`,
      ipmi_login: `ipmi-${id}`,
      ipmi_password: expect.stringMatching(/^\w{16}$/),
      rescue_url: `https://rescue-fra1-${id}.example`,
      delivery_until: null,
    });
    expect((await detailsOf(id, 'ru')).dedicated).toMatchObject({
      memory: '32\u00a0ГБ DDR4 ECC',
      disks: ['2 × 480\u00a0ГБ SSD'],
      port: '100\u00a0Мбит/с с\u00a0расширением до\u00a01\u00a0Гбит/с',
      ips: ['1 IPv4-адрес', 'IPv6 /64'],
    });
    const list = (await customer.get('/my/api/services/?kind=dedicated')).json<Page<Service>>();
    expect(list).toMatchObject({ count: 1, results: [{ id, tariff: { name: 'Xeon E3-1270 v6' }, price: 39 }] });
  });

  it('is built as configured, and itemised in both languages', async () => {
    const { configuration: offer } = await contextOf(customer, 'slug=epyc-9124');
    const ram = offer?.memory.options.find(({ value }) => value === 768);
    const drive = offer?.disks.options.find(({ volume, form }) => volume === 1920 && form === 'U.2');
    const configuration = {
      ...(await standardOf(customer, 'epyc-9124')),
      cpu_count: 2,
      memory: ram?.id ?? 0,
      disks: [{ option: drive?.id ?? 0, count: 4 }],
      raid_level: '10' as const,
      port: 6,
      ips: [2],
    };
    const created = await orderDedicated(customer, { tariff: plans.epyc9124, configuration, name: 'db1' });
    const net = 209 + 99 + (ram?.price ?? 0) + 2 * (drive?.price ?? 0) + 349 + 14 + 79;
    expect(created.total.amount).toBe((net * 1.19).toFixed(2));
    const labels = async (language: string) =>
      (
        await customer.get(`/my/api/payment/${created.payment_object_ref}/`, {
          headers: { 'accept-language': language },
        })
      )
        .json<{ lines: { label: string }[] }>()
        .lines.map(({ label }) => label);
    expect(await labels('en')).toEqual([
      'Dedicated server EPYC 9124',
      '2 × CPU',
      '768 GB (24 × 32 GB)',
      '4 × 1.92 TB NVMe U.2',
      '10 Gbps unmetered',
      '/29 subnet, 8 IPv4 addresses',
      'Setup fee',
      'VAT 19%',
    ]);
    expect((await labels('ru')).slice(0, 6)).toEqual([
      'Выделенный сервер EPYC 9124',
      '2 × CPU',
      '768\u00a0ГБ (24 × 32\u00a0ГБ)',
      '4 × 1,92\u00a0ТБ NVMe U.2',
      '10\u00a0Гбит/с без учёта трафика',
      'Подсеть /29, 8 IPv4-адресов',
    ]);
    await shop.drain();
    const [id] = created.order_ids;
    expect((await detailsOf(id)).dedicated).toMatchObject({
      cpu: '2 × AMD EPYC 9124',
      memory: '768 GB DDR5 ECC',
      disks: ['4 × 1.92 TB NVMe U.2'],
      raid: 'Software RAID 10',
      port: '10 Gbps unmetered',
      ips: ['1 IPv4 address', 'IPv6 /64', '/29 subnet, 8 IPv4 addresses'],
    });
    expect(requestOf(id)).toMatchObject({
      hostName: 'db1',
      datacenter: 'FRA1',
      system: 'Ubuntu 24.04 LTS',
      hardware: expect.arrayContaining(['768 GB DDR5 ECC', 'Software RAID 10']),
    });
  });

  it('uses keys if there are any, and a password for Windows', async () => {
    const keys = (await customer.get('/my/api/ssh-keys/')).json<{ id: number }[]>().map(({ id }) => id);
    const ssh_key = { title: 'New', key: newKey, default: false };
    const id = await delivered({ ssh_keys: keys, ssh_key });
    expect((await detailsOf(id)).access).toMatchObject({ login: 'root', password: null, ssh_keys: ['Laptop', 'New'] });
    expect(requestOf(id)?.sshKeys).toHaveLength(2);
    const windows = await delivered({ os: systems.windows, ssh_keys: keys });
    expect((await detailsOf(windows)).access).toMatchObject({
      login: 'Administrator',
      port: 3389,
      password: expect.stringMatching(/^\w{16}$/),
      ssh_keys: [],
    });
  });

  it.each([
    ['en', 'night is ready', 'Your dedicated server night is ready.', 'IP address: ', 'Username: root'],
    [
      'ru',
      'Выделенный сервер night готов',
      'Ваш выделенный сервер night готов к\u00a0работе.',
      'IP-адрес: ',
      'Логин: root',
    ],
  ] as const)(
    'says that it’s ready by email in %s, without its secrets',
    async (language, subject, ready, ip, login) => {
      await write(language);
      const id = await delivered({ name: 'night' });
      const email = (await shop.emails()).findLast((one) => one.subject === subject);
      const { access, dedicated } = await detailsOf(id);
      expect(email?.text).toContain(`${ready}\n\n${ip}${access.address}\n${login}\n`);
      await write('en');

      const copy = JSON.stringify(
        await ordersPersonalData.copy?.(shop.db, {
          accountId: (await rowOf(id)).accountId,
          userId: 1,
          emails: [],
          verifiedEmails: [],
        }),
      );
      const sent = JSON.stringify(await shop.emails());
      const row = JSON.stringify(await rowOf(id));
      for (const secret of [access.password, dedicated?.ipmi_password]) {
        expect(secret).toMatch(/^\w{16}$/);
        for (const text of [sent, copy, row]) expect(text).not.toContain(secret);
      }
      expect((await rowOf(id)).sealedConsole).not.toContain('ipmi');
    },
  );

  it('has its logins and no delivery time once a setup that was tried again has worked', async () => {
    const [id = 0] = (await orderDedicated(customer, { name: 'again' })).order_ids;
    failing.failure = new Error('connect ECONNREFUSED');
    await shop.drain();
    expect(await detailsOf(id)).toMatchObject({ status: 'pending_setup' });
    expect((await detailsOf(id)).dedicated?.delivery_until).not.toBeNull();
    failing.failure = null;
    await shop.pass(1 / 24 / 60);
    customer = await shop.customer();
    const { dedicated } = await detailsOf(id);
    expect(dedicated).toMatchObject({ ipmi_login: `ipmi-${id}`, delivery_until: null });
  });

  it('is delivered once when two workers set it up', async () => {
    const [id = 0] = (await orderDedicated(customer, { name: 'race' })).order_ids;
    const { hoster } = shop.app;
    await Promise.all([provisionService(hoster, id), provisionService(hoster, id)]);
    expect(asked.filter(({ serviceId }) => serviceId === id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'active' });
    await shop.drain();
  });
});

describe('the survey', () => {
  const survey = { purpose: 'games', software: ['containers', 'database'], notes: ' Please label it “7”. ' };

  it('is kept for staff, who see it until the server is delivered', async () => {
    const [id] = (await orderDedicated(customer, { name: 'asked', survey })).order_ids;
    const staff = await shop.staff();
    const shown = async (language: string) =>
      (await staff.get('/my/api/staff/setups/', { headers: { 'accept-language': language } }))
        .json<{ service: number; survey: object }[]>()
        .find(({ service }) => service === id)?.survey;
    expect(await shown('en')).toEqual([
      { question: 'What is the server for?', answer: 'Game servers' },
      { question: 'What will run on it?', answer: 'Docker or Kubernetes, Database' },
      { question: 'Anything else we should know?', answer: 'Please label it “7”.' },
    ]);
    expect(await shown('ru')).toContainEqual({ question: 'Для чего нужен сервер?', answer: 'Игровые серверы' });
    await shop.drain();
    expect(await shown('en')).toBeUndefined();
  });

  it('needs no answers', async () => {
    const id = await delivered({ survey: { purpose: '', software: [], notes: '  ' } });
    expect((await rowOf(id)).spec).toMatchObject({ survey: null });
  });
});
