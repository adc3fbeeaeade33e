import { ServiceDetails, type DsOrderInput, type Page, type Service, type UnpaidOrder } from '@hoster/contract';
import { eq } from '../../../db/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { users } from '../../auth/tables.ts';
import { ordersPersonalData } from '../../orders/personal-data.ts';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../../orders/test-shop.ts';
import { services } from '../../orders/tables.ts';
import { provisionService } from '../../provisioning/provision.ts';
import { pretendRack, type RackRequest, type RackState } from '../../provisioning/rack.ts';
import { deliverServer } from './deliver.ts';
import {
  aDsOrder,
  contextOf,
  orderDedicated,
  orderPath,
  places,
  plans,
  setStock,
  standardOf,
  stockAt,
  systems,
} from './test-dedicated.ts';

/** 39.00 and 19 % of Germany. */
const termCents = 4641;
const newKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGHL2pvQkhKvPbfJgyxuYxGHOBjFcUqDBWFV5CY0Zt6H';

let shop: TestShop;
let customer: Browser;
let applied: RackState[] = [];
const asked: RackRequest[] = [];
let failure: Error | null = null;
beforeAll(async () => {
  const pretend = pretendRack(0);
  const rack = {
    ...pretend,
    deliver: async (request: RackRequest) => {
      asked.push(request);
      if (failure) throw failure;
      return pretend.deliver(request);
    },
    apply: async (state: RackState) => void applied.push(state),
  };
  shop = await testShop({ rack });
  customer = await shop.customer();
  await shop.setBalance(1_000_000);
});
afterAll(() => shop.close());

const detailsOf = async (id: number | undefined, language = 'en') =>
  ServiceDetails.parse(
    (await customer.get(`/my/api/services/${id}/`, { headers: { 'accept-language': language } })).json(),
  );
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
async function rowOf(id = 0) {
  const [row] = await shop.db.select().from(services).where(eq(services.id, id));
  if (!row) throw new Error(`No service ${id}`);
  return row;
}
const post = (change: Partial<DsOrderInput> | object, headers: Record<string, string> = {}) =>
  customer.post(orderPath, { ...aDsOrder(customer), ...change }, { headers });
const requestOf = (id: number | undefined) => asked.findLast(({ serviceId }) => serviceId === id);

/** Orders a server and has it delivered. @returns its id */
async function delivered(change: Partial<DsOrderInput> = {}): Promise<number> {
  const [id = 0] = (await orderDedicated(customer, change)).order_ids;
  await shop.drain();
  return id;
}

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
      panel_url: null,
    });
    expect(service.dedicated).toEqual({
      cpu: 'Intel Xeon E3-1270 v6',
      memory: '32 GB DDR4 ECC',
      disks: ['2 × 480 GB SSD'],
      raid: null,
      port: '1 Gbps, 100 Mbps guaranteed',
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
      port: '1\u00a0Гбит/с, гарантировано 100\u00a0Мбит/с',
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
      const letter = (await shop.letters()).findLast((one) => one.subject === subject);
      const { access, dedicated } = await detailsOf(id);
      expect(letter?.text).toContain(`${ready}\n\n${ip}${access.address}\n${login}\n`);
      await write('en');

      const copy = JSON.stringify(
        await ordersPersonalData.copy?.(shop.db, {
          accountId: (await rowOf(id)).accountId,
          userId: 1,
          emails: [],
          verifiedEmails: [],
        }),
      );
      const letters = JSON.stringify(await shop.letters());
      const row = JSON.stringify(await rowOf(id));
      for (const secret of [access.password, dedicated?.ipmi_password]) {
        expect(secret).toMatch(/^\w{16}$/);
        for (const text of [letters, copy, row]) expect(text).not.toContain(secret);
      }
      expect((await rowOf(id)).sealedConsole).not.toContain('ipmi');
    },
  );

  it('keeps the logins of the data centre when its setup is tried again', async () => {
    const [id = 0] = (await orderDedicated(customer, { name: 'again' })).order_ids;
    failure = new Error('connect ECONNREFUSED');
    await shop.drain();
    expect(await detailsOf(id)).toMatchObject({ status: 'pending_setup' });
    expect((await detailsOf(id)).dedicated?.delivery_until).not.toBeNull();
    failure = null;
    await shop.pass(1 / 24 / 60);
    customer = await shop.customer();
    const { dedicated } = await detailsOf(id);
    expect(dedicated).toMatchObject({ ipmi_login: `ipmi-${id}`, delivery_until: null });
    const before = asked.length;
    await shop.db.update(services).set({ state: 'pending_setup', activatedAt: null }).where(eq(services.id, id));
    expect(await deliverServer(shop.app.hoster, await rowOf(id))).toMatchObject({ account: { login: 'root' } });
    expect(asked).toHaveLength(before);
    await shop.db.update(services).set({ state: 'active', activatedAt: new Date() }).where(eq(services.id, id));
    expect((await detailsOf(id)).dedicated).toEqual(dedicated);
  });

  it('is delivered once when two workers set it up', async () => {
    const [id = 0] = (await orderDedicated(customer, { name: 'race' })).order_ids;
    const { hoster } = shop.app;
    await Promise.all([provisionService(hoster, id), provisionService(hoster, id)]);
    expect(asked.filter(({ serviceId }) => serviceId === id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'active', setupAttempts: 0 });
    await shop.drain();
  });

  it('is one order when it’s sent twice', async () => {
    const key = { 'idempotency-key': 'same' };
    const first = await post({ name: 'twice' }, key);
    expect(first.statusCode).toBe(201);
    expect((await post({ name: 'twice' }, key)).body).toBe(first.body);
    expect((await post({ name: 'other' }, key)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('a wrong order', () => {
  it('reports errors by field', async () => {
    const wrong = {
      location: places.zurich,
      os: 999,
      rent_period: 7,
      name: '-bad-',
      extra_services: { monthly: [{ id: 1, count: 1 }] },
      survey: { purpose: 'world domination' },
      ssh_key: { title: 'x', key: 'nothing' },
    };
    const answer = await post(wrong);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        location: ['This server isn’t available in this location.'],
        os: ['This option is no longer available.'],
        rent_period: ['This term isn’t available.'],
        name: [expect.stringContaining('Use Latin letters')],
        extra_services: { monthly: ['This option is no longer available.'] },
        survey: [expect.stringContaining('Answer the questions again')],
        ssh_key: { key: ['Enter a valid public key.'] },
      },
    ]);
    const russian = await post({ tariff: 999 }, { 'accept-language': 'ru' });
    expect([russian.statusCode, russian.json()]).toEqual([400, { tariff: ['Этого сервера больше нет.'] }]);
    const panel = await post({ os: systems.windows, control_panel: 1 });
    expect(panel.json()).toEqual({ control_panel: [expect.stringContaining('does not support')] });
    expect((await post({ ssh_keys: [999_999] })).json()).toEqual({ ssh_keys: ['This key isn’t in your account.'] });
    expect((await shop.browser().post(orderPath, aDsOrder(customer))).statusCode).toBe(401);
  });

  it('has the errors of its configuration at the parts', async () => {
    const standard = await standardOf(customer, 'epyc-9124');
    const configured = (change: object, headers = {}) =>
      post({ tariff: plans.epyc9124, configuration: { ...standard, ...change } }, headers);
    const wrong = {
      memory: 9999,
      disks: [{ option: 9999, count: 1 }],
      raid_controller: 9999,
      port: 1,
      ips: [7],
      extra_traffic: 1,
    };
    const gone = ['This option is no longer available.'];
    expect((await configured(wrong)).json()).toEqual({
      configuration: { memory: gone, disks: gone, raid_controller: gone, port: gone, ips: gone, extra_traffic: gone },
    });
    const { configuration: offer } = await contextOf(customer, 'slug=epyc-9124');
    const large = offer?.memory.options.at(-1)?.id;
    expect((await configured({ memory: large }, { 'accept-language': 'ru' })).json()).toEqual({
      configuration: {
        cpu_count: ['Для такого объёма памяти или стольких дисков NVMe нужен второй процессор.'],
      },
    });
    const fixed = { tariff: plans.ryzen5, configuration: standard };
    expect((await post(fixed)).json()).toEqual({ configuration: ['This server can’t be configured.'] });
    const e3 = await standardOf(customer, 'e3-1270v6');
    expect((await post({ configuration: { ...e3, extra_traffic: 1 } })).json()).toEqual({
      configuration: { extra_traffic: ['Transfer isn’t limited on this port, so you don’t need extra.'] },
    });
  });

  it.each<[string, object]>([
    ['a number for a list', { configuration: { cpu_count: 1, memory: 1, disks: 7, port: 1 } }],
    ['huge numbers', { tariff: 1e300, location: -1, os: 2 ** 40 }],
    [
      'thousands of drives',
      { configuration: { cpu_count: 1, memory: 1, disks: [{ option: 1, count: 1e9 }], port: 1 } },
    ],
    ['unknown fields', { volume: 7 }],
    ['answers that are too long', { survey: { notes: 'x'.repeat(501) } }],
    ['answers of a wrong type', { survey: { notes: 7 } }],
    ['an unknown question', { survey: { __proto__2: 'x' } }],
    ['a list for a text', { survey: { notes: ['x'] } }],
    ['an option twice', { survey: { software: ['mail', 'mail'] } }],
    ['answers that are no answers', { survey: [1, 2] }],
    ['no configuration at all', { configuration: 'all' }],
    ['the name of what every object has', { survey: { constructor: 'x' } }],
  ])('with %s is refused', async (_what, change) => {
    const answer = await post(change);
    expect(answer.statusCode).toBe(400);
    if ('survey' in change) expect(Object.keys(answer.json<object>())).toEqual(['survey']);
  });
});

describe('the stock', () => {
  it('is taken by orders, ends, and is given back by a cancellation', async () => {
    const { dallas: location } = places;
    const wish = { tariff: plans.e2388g, location };
    expect((await post({ ...wish, count: 2 })).json()).toEqual({
      code: 'sold_out',
      detail: expect.stringContaining('doesn’t have enough of these servers'),
    });
    const [id] = (await orderDedicated(customer, wish)).order_ids;
    expect(await stockAt(shop, plans.e2388g, location)).toBe(0);
    const refused = await post(wish, { 'accept-language': 'ru' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'sold_out']);
    expect((await contextOf(customer, 'slug=e-2388g')).tariff).toMatchObject({
      sold_out_locations: [location],
      availability: { state: 'limited', count: 1 },
    });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.e2388g, location)).toBe(1);

    const [running] = (await orderDedicated(customer, wish)).order_ids;
    await shop.drain();
    await customer.post(`/my/api/services/${running}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.e2388g, location)).toBe(1);
    await shop.drain();
    expect(applied).toContainEqual({ serviceId: running, power: 'deleted' });
    expect(await detailsOf(running)).toMatchObject({
      status: 'canceled',
      access: { address: null, password: null },
      dedicated: { ipmi_url: null, ipmi_login: null, ipmi_password: null, rescue_url: null, delivery_until: null },
    });
    expect(await rowOf(running)).toMatchObject({ login: null, sealedPassword: null, sealedConsole: null, ipv4: null });
    expect((await shop.letters()).at(-1)?.text).toMatch(/Your dedicated server \S+ has been cancelled/);
  });

  it('has no limit for servers assembled to order', async () => {
    const wish = { tariff: plans.gold6226r, location: places.frankfurt, count: 3 };
    const { order_ids: ids } = await orderDedicated(customer, wish);
    const [id] = ids;
    const { dedicated } = await detailsOf(id);
    // Five days.
    expect(Date.parse(dedicated?.delivery_until ?? '') - shop.clock.now().getTime()).toBe(120 * 60 * 60 * 1000);
    for (const one of ids) await customer.post(`/my/api/services/${one}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.gold6226r, places.frankfurt)).toBe(0);
    expect((await post({ ...wish, location: places.zurich })).json()).toHaveProperty('location');
  });

  it('is sold to the faster buyer only', async () => {
    const { rotterdam: location } = places;
    await setStock(shop, plans.epyc7302p, location, 2);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ tariff: plans.epyc7302p, location })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect(await stockAt(shop, plans.epyc7302p, location)).toBe(0);
    await setStock(shop, plans.epyc7302p, location, 3);
  });

  it('that others have added is sold, however old the list is', async () => {
    await setStock(shop, plans.e2236, places.rotterdam, 5);
    await contextOf(customer, 'slug=e-2236');
    await setStock(shop, plans.e2236, places.rotterdam, 9);
    const { order_ids: ids } = await orderDedicated(customer, {
      tariff: plans.e2236,
      location: places.rotterdam,
      count: 7,
    });
    for (const id of ids) await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.e2236, places.rotterdam)).toBe(9);
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

describe('the life of a dedicated server', () => {
  it('ends with its money and its place back when it can’t be set up', async () => {
    const [money, left] = [await balanceCents(customer), await stockAt(shop, plans.e3, places.frankfurt)];
    const id = await delivered({ name: 'fail-setup' });
    expect(await balanceCents(customer)).toBe(money);
    expect(await stockAt(shop, plans.e3, places.frankfurt)).toBe(left);
    expect(await detailsOf(id)).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t set up this dedicated server. Your payment is back on your balance.',
    });
    expect((await detailsOf(id, 'ru')).status_reason).toMatch(/^Не удалось настроить выделенный сервер/);
    expect((await shop.letters()).at(-1)?.text).toContain('we couldn’t set up your dedicated server fail-setup');
  });

  it('waits for its payment with the address of its order', async () => {
    const { configuration: offer } = await contextOf(customer, 'slug=e-2236');
    const configuration = {
      ...(await standardOf(customer, 'e-2236')),
      memory: offer?.memory.options.at(-1)?.id ?? 0,
      raid_level: '1' as const,
      port: 3,
      ips: [1, 2],
      extra_traffic: 2,
    };
    const wish = { location: places.rotterdam, count: 2, rent_period: 3, name: 'weekly', configuration };
    const { payment_object_ref: ref } = await orderDedicated(customer, {
      ...wish,
      tariff: plans.e2236,
      payment_method: 'card',
    });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    expect(unpaid).toMatchObject({ payment_object_ref: ref, names: ['weekly-1', 'weekly-2'] });
    const url = new URL(unpaid?.url ?? '', 'http://site');
    expect(url.pathname).toBe('/dedicated-servers/e-2236/');
    const { initial } = await contextOf(customer, `slug=e-2236&${url.searchParams.toString()}`);
    expect(initial).toMatchObject(wish);
  });

  it('keeps its draft apart from that of a virtual server', async () => {
    const path = '/my/api/order-draft';
    await customer.put(`${path}/vps/`, { comment: 'for a virtual one' });
    await customer.put(`${path}/dedicated/`, { comment: 'for my own' });
    const comment = async (line: string) =>
      (await customer.get(`${path}/${line}/`)).json<{ comment: string }>().comment;
    await orderDedicated(customer);
    expect([await comment('vps'), await comment('dedicated')]).toEqual(['for a virtual one', '']);
    await customer.put(`${path}/dedicated/`, { comment: 'for another one' });
    await order(customer, { tariff: 1 });
    expect([await comment('vps'), await comment('dedicated')]).toEqual(['', 'for another one']);
  });

  it('renews by itself when its term ends, and is closed and erased when it isn’t paid for', async () => {
    const id = await delivered({ name: 'lives', tariff: plans.ryzen5 });
    // Nothing else is to be paid for from the balance.
    await shop.db.update(services).set({ autoRenew: false });
    await shop.db.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    const money = await balanceCents(customer);
    const left = await stockAt(shop, plans.ryzen5, places.frankfurt);
    await shop.pass(31);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:01:00.000Z' });
    expect(await balanceCents(customer)).toBe(money - 5831);

    await shop.setBalance(0);
    applied = [];
    await shop.pass(31);
    await shop.pass(4);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({
      status: 'suspended',
      access: { address: null },
      dedicated: { ipmi_password: null },
    });
    expect(applied).toContainEqual({ serviceId: id, power: 'off' });
    await shop.pass(15);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'canceled' });
    expect(applied).toContainEqual({ serviceId: id, power: 'deleted' });
    expect(await stockAt(shop, plans.ryzen5, places.frankfurt)).toBe(left + 1);
    expect((await shop.letters()).map(({ subject }) => subject)).toContain('lives has been deleted');
  });

  it('is erased with its account', async () => {
    await shop.setBalance(100_000);
    const id = await delivered({
      survey: { notes: 'My name is Alex.' },
      ssh_key: { title: 'New', key: newKey, default: false },
    });
    const { accountId } = await rowOf(id);
    await ordersPersonalData.erase?.(
      shop.db,
      { accountId, userId: 1, emails: [], verifiedEmails: [] },
      shop.app.hoster,
    );
    expect(await rowOf(id)).toMatchObject({
      login: null,
      sealedPassword: null,
      sealedConsole: null,
      spec: { survey: null, ssh_keys: [], os: systems.ubuntu },
    });
  });
});
