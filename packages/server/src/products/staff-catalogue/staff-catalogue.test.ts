import type {
  CatalogueRowDetails,
  CatalogueRows,
  CatalogueTableSummary,
  Service,
  VpnOrderContext,
} from '@hoster/contract';
import { catalogueTableNames } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it, test } from 'vitest';
import { vpsPlans, vpsStock } from '../../catalogue/tables.ts';
import { staffAudit } from '../../identity/staff/tables.ts';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { seedModule } from '../../seed/module.ts';
import { contextOf, orderDedicated } from '../../testing/dedicated.ts';
import { anOrder, testShop } from '../../testing/shop.ts';
import { twoBackends } from '../../testing/two-backends.ts';
import { applyDuePrices } from './prices.ts';
import { setStock } from './stock.ts';

const shop = await testShop();
let staff = await shop.staff();
const customer = await shop.customer();
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const root = '/my/api/staff/catalogue/';
const plan = (key: string | number) => `${root}vps/${key}/`;
const read = async (path: string) => (await staff.get(path)).json<CatalogueRowDetails>();
const offer = async (slug: string) => {
  const { tariffs } = (await shop.browser().get('/my/api/vps-order/create_context/')).json<{
    tariffs: { slug: string; price: number; old_price: number | null; sold_out_locations: number[] }[];
  }>();
  return tariffs.find((tariff) => tariff.slug === slug);
};
const idOf = async (slug: string) => {
  const [row] = await shop.db.select({ id: vpsPlans.id }).from(vpsPlans).where(eq(vpsPlans.slug, slug));
  return row?.id ?? 0;
};
const small = await idOf('nvme-3');

test('every table lists its rows and opens each first one', async () => {
  const tables = (await staff.get(root)).json<CatalogueTableSummary[]>();
  expect(tables.map(({ table }) => table)).toEqual([...catalogueTableNames]);
  for (const { rows, table } of tables) {
    const list = (await staff.get(`${root}${table}/`)).json<CatalogueRows>();
    expect([table, list.results.length]).toEqual([table, Math.min(rows, 50)]);
    expect([table, (await staff.get(`${root}${table}/${list.results[0]?.key}/`)).statusCode]).toEqual([table, 200]);
  }
  expect((await staff.get(`${root}users/`)).statusCode).toBe(404);
  expect((await staff.get(`${root}vps/0/`)).statusCode).toBe(404);
  expect((await customer.get(root)).statusCode).toBe(403);
});

test('rows are found by words and state, page by page', async () => {
  const list = async (query: string) => (await staff.get(`${root}systems/${query}`)).json<CatalogueRows>();
  const found = await list('?search=debian');
  expect(found.results.map(({ values }) => values['name'])).toContain('Debian');
  expect((await list('?search=100%25')).results).toEqual([]);
  const all = (await list('')).results.map(({ key }) => key);
  expect((await list(`?after=${all[2]}`)).results.map(({ key }) => key)).toEqual(all.slice(3));
  expect((await list('?state=off')).results).toEqual([]);
  const file = await staff.get(`${root}systems/csv/?search=debian`);
  expect([file.statusCode, file.body.split('\n')[0]]).toEqual([200, expect.stringContaining('price_cents')]);
  expect(file.body).toContain('Debian');
  expect((await staff.get(`${root}users/csv/`)).statusCode).toBe(404);
  expect((await customer.get(`${root}systems/csv/`)).statusCode).toBe(403);
});

test('a whole table goes off sale, and its plans come back one by one', async () => {
  const other = await testShop();
  const desk = await other.staff();
  const sold = async () =>
    (await other.browser().get('/my/api/vps-order/create_context/')).json<{ tariffs: { slug: string }[] }>().tariffs;
  expect((await sold()).length).toBeGreaterThan(2);
  const withdraw = (table: string) => desk.post(`${root}${table}/withdrawal/`, {});
  const { off, rows } = (await withdraw('vps')).json<CatalogueTableSummary>();
  expect(off).toBe(rows);
  expect(await sold()).toEqual([]);
  for (const one of ['web-hosting', 'dedicated', 'backup']) expect((await withdraw(one)).statusCode).toBe(200);
  for (const page of ['home', 'vps-list', 'vps-in-germany', 'vh-list', 'vh-in-germany', 'ds-list', 'backups']) {
    const path = `/my/api/page-context/${page}/${page === 'home' ? '' : 'public_page_context/'}`;
    const { body, statusCode } = await other.browser().get(path);
    expect([page, statusCode]).toEqual([page, 200]);
    expect([page, /Infinity|NaN|undefined/.exec(body)]).toEqual([page, null]);
  }
  const back = await desk.put(`${plan(small)}state/`, { is_on: true, successor: null });
  expect(back.statusCode).toBe(200);
  expect((await sold()).map(({ slug }) => slug)).toEqual(['nvme-3']);
  expect((await withdraw('terms')).statusCode).toBe(400);
  expect((await withdraw('users')).statusCode).toBe(404);
  await other.close();
});

describe('a new price', () => {
  it('is for new orders; services keep theirs through renewals', async () => {
    await customer.post('/my/api/vps-order/', anOrder(customer));
    await shop.drain();
    const bought = async () =>
      (await (await shop.customer()).get('/my/api/services/?kind=vps')).json<{ results: Service[] }>().results[0];
    const before = await bought();
    const answer = await staff.post(`${plan(small)}prices/`, { price: '99.00', old_price: '120.00', reason: 'Costs' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<CatalogueRowDetails>()).toMatchObject({
      values: { price_cents: '99.00', old_price_cents: '120.00' },
      prices: [{ price: { amount: '99.00' }, reason: 'Costs', by: 'staff' }],
      sold_at: [{ services: expect.any(Number) as number }],
    });
    expect(await offer('nvme-3')).toMatchObject({ price: 99, old_price: 120 });
    await shop.pass(31);
    staff = await shop.staff();
    const after = await bought();
    expect([after?.price, after?.status]).toEqual([before?.price, 'active']);
    const [entry] = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'postCataloguePrice'));
    expect(entry).toMatchObject({ object: `vps ${small}`, after: { price: '99.00' }, reason: 'Costs' });
  });

  it('waits for its date, is applied once, and can be withdrawn before', async () => {
    const at = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString();
    const post = (body: object) => staff.post(`${plan(small)}prices/`, body);
    expect((await post({ price: '50.00', starts: at(2) })).statusCode).toBe(200);
    expect((await post({ price: '50.00', starts: at(2) })).json<CatalogueRowDetails>().prices).toHaveLength(2);
    expect((await post({ price: '51.00', starts: at(2) })).statusCode).toBe(400);
    const { prices } = (await post({ price: '40.00', starts: at(1) })).json<CatalogueRowDetails>();
    const next = (await staff.get(`${root}vps/?search=nvme-3`)).json<CatalogueRows>().results[0]?.next_price;
    expect(next?.price.amount).toBe('40.00');
    const first = prices.find(({ price }) => price.amount === '40.00')?.id;
    expect((await staff.delete(`${plan(small)}prices/${first}/`)).statusCode).toBe(200);
    expect((await offer('nvme-3'))?.price).toBe(99);
    shop.clock.advance(2 * 86_400_000);
    staff = await shop.staff();
    await Promise.all([applyDuePrices(shop.app.hoster), applyDuePrices(shop.app.hoster)]);
    expect(await offer('nvme-3')).toMatchObject({ price: 50, old_price: null });
    const waited = prices.find(({ price }) => price.amount === '50.00')?.id;
    expect((await staff.delete(`${plan(small)}prices/${waited}/`)).statusCode).toBe(409);
  });

  it.each([
    [{ price: '5' }, 'price'],
    [{ price: '5.00', old_price: '5.00' }, 'old_price'],
    [{ price: '5.00', starts: '2040-01-01T00:00:00.000Z' }, 'starts'],
  ])('refuses %j', async (body, field) => {
    const answer = await staff.post(`${plan(small)}prices/`, body);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
  });
});

describe('what is left', () => {
  const set = async (stock: object[]) => staff.put(`${plan(small)}stock/`, { stock });
  const left = async (location: number) =>
    (await shop.db.select().from(vpsStock).where(eq(vpsStock.planId, small))).find((row) => row.locationId === location)
      ?.available ?? null;

  it('is changed by the difference, so that orders in between count, and sells out for everybody', async () => {
    const was = await left(1);
    await shop.db
      .update(vpsStock)
      .set({ available: (was ?? 0) - 3 })
      .where(eq(vpsStock.planId, small));
    expect((await set([{ location: 1, available: (was ?? 0) + 10, was }])).statusCode).toBe(200);
    expect(await left(1)).toBe((was ?? 0) + 7);
    await set([{ location: 1, available: 0, was: (was ?? 0) + 7 }]);
    expect((await offer('nvme-3'))?.sold_out_locations).toContain(1);
    await set([{ location: 1, available: null, was: 0 }]);
    expect([await left(1), (await offer('nvme-3'))?.sold_out_locations.includes(1)]).toEqual([null, false]);
    await set([{ location: 1, available: 5, was: null }]);
    expect(await left(1)).toBe(5);
  });

  it('refuses places that don’t sell it', async () => {
    expect((await set([{ location: 7, available: 1, was: null }])).statusCode).toBe(400);
    expect((await set([{ location: 999, available: 1, was: null }])).statusCode).toBe(400);
    const other = await staff.put(`${root}backup/1/stock/`, { stock: [] });
    expect(other.statusCode).toBe(404);
  });
});

describe('a change', () => {
  it('is refused if somebody else made one since, and for what services were promised', async () => {
    const { version } = await read(plan(small));
    const patch = (values: object, of = version) => staff.patch(plan(small), { version: of, values });
    expect((await patch({ name: 'Three', is_popular: true })).statusCode).toBe(200);
    expect((await patch({ name: 'Four' })).statusCode).toBe(409);
    const { values, version: next } = await read(plan(small));
    expect(values).toMatchObject({ name: 'Three', is_popular: true });
    const refused = await patch({ ram_size: 64 }, next);
    expect([refused.statusCode, Object.keys(refused.json<object>())]).toEqual([400, ['ram_size']]);
    for (const wrong of [{ slug: 'x' }, { price_cents: '1.00' }, { password: 1 }, { name: '' }, { tags: 'x' }]) {
      expect((await patch(wrong, next)).statusCode).toBe(400);
    }
  });

  it('takes only tags that the order page can show', async () => {
    const change = async (tag: string) => {
      const { version } = await read(plan(small));
      return staff.patch(plan(small), { version, values: { tags: [tag] } });
    };
    const refused = await change('Für Shops');
    expect([refused.statusCode, Object.keys(refused.json<object>())]).toEqual([400, ['tags']]);
    expect((await change('for-shops')).statusCode).toBe(200);
    expect(await offer('nvme-3')).toMatchObject({ tags: ['for-shops'] });
  });

  it.each([{ min_php: 'eight' }, { max_php: '8' }])(
    'takes only versions of PHP that the order page can show: %j',
    async (values) => {
      const [app] = (await staff.get(`${root}cms/`)).json<CatalogueRows>().results;
      const { version } = await read(`${root}cms/${app?.key}/`);
      const refused = await staff.patch(`${root}cms/${app?.key}/`, { version, values });
      expect([refused.statusCode, Object.keys(refused.json<object>())]).toEqual([400, Object.keys(values)]);
    },
  );

  it('of pairs and references keeps them whole', async () => {
    const { results } = (await staff.get(`${root}systems/?search=debian`)).json<CatalogueRows>();
    const path = `${root}systems/${results[0]?.key}/`;
    const { version } = await read(path);
    expect((await staff.patch(path, { version, values: { control_panels: [1] } })).statusCode).toBe(200);
    expect((await read(path)).values).toMatchObject({ control_panels: [1] });
    const unknown = { version: (await read(path)).version, values: { excluded_locations: [999] } };
    expect((await staff.patch(path, unknown)).statusCode).toBe(400);
  });
});

describe('off sale', () => {
  const state = async (path: string, body: object) => staff.put(`${root}${path}/state/`, body);

  it('a plan isn’t sold, and its address names the successor', async () => {
    expect((await state(`vps/${small}`, { is_on: false, successor: 'nvme-4' })).statusCode).toBe(200);
    expect(await offer('nvme-3')).toBeUndefined();
    const former = await shop.browser().get('/my/api/former-plans/vps/nvme-3/');
    expect(former.json()).toMatchObject({ successor: { url: '/virtual-private-servers/nvme-4/' } });
    expect((await state(`vps/${small}`, { is_on: false, successor: 'nvme-3' })).statusCode).toBe(400);
    await state(`vps/${small}`, { is_on: true });
    expect(await offer('nvme-3')).toBeDefined();
  });

  it('a system isn’t offered, and servers that have it show it', async () => {
    const context = async () =>
      (await shop.browser().get('/my/api/vps-order/templates/')).json<{ os: { id: number }[] }>().os;
    const before = await context();
    const id = before[0]?.id ?? 0;
    await state(`systems/${id}`, { is_on: false });
    expect((await context()).map((os) => os.id)).not.toContain(id);
    expect((await state('terms/1', { is_on: false })).statusCode).toBe(400);
    await state(`systems/${id}`, { is_on: true });
  });
});

describe('a new plan', () => {
  const values = {
    slug: 'tiny',
    name: 'Tiny',
    price_cents: '1.50',
    setup_fee_cents: '0.00',
    cpu_count: 1,
    cpu_kind: 'shared',
    ram_size: 1,
    disk_size: 10,
    port_mbps: 1000,
    ipv4_count: 1,
    ddos_gbps: 10,
    windows_allowed: false,
    is_popular: false,
    tags: [],
    position: 0,
  };
  const add = async (body: object) => staff.post(`${root}vps/`, { values: body });

  it('is sold once it has stock, by one of two who add it', async () => {
    const answers = await Promise.all([add(values), add(values)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400]);
    const { key } = answers.find(({ statusCode }) => statusCode === 201)?.json<CatalogueRowDetails>() ?? { key: '' };
    expect(Number(key)).toBeGreaterThanOrEqual(100_000);
    expect(await offer('tiny')).toMatchObject({ price: 1.5 });
    const stock = [{ location: 1, available: 2, was: null }];
    expect((await staff.put(`${plan(key)}stock/`, { stock })).statusCode).toBe(200);
    const buyer = await shop.customer();
    const order = await buyer.post('/my/api/vps-order/', {
      ...anOrder(buyer),
      tariff: Number(key),
      configuration: null,
    });
    expect([order.statusCode, order.json()]).toMatchObject([201, {}]);
  });

  it('needs all that is promised', async () => {
    const answer = await add({ ...values, slug: 'Bad Slug', ram_size: 0, cpu_count: undefined });
    expect([answer.statusCode, Object.keys(answer.json<object>()).toSorted()]).toEqual([
      400,
      ['cpu_count', 'ram_size', 'slug'],
    ]);
    expect((await staff.post(`${root}custom-vps/`, { values: {} })).statusCode).toBe(400);
  });
});

describe('a dedicated server of the company’s own parts', () => {
  const add = async (table: string, values: object) => staff.post(`${root}${table}/`, { values });
  const added = async (table: string, values: object) =>
    Number((await add(table, values)).json<CatalogueRowDetails>().key);
  const label = { en: '2 Gbps' };
  const server = async () => {
    const board = await added('boards', {
      name: 'Board 1',
      vendor: 'Vendor',
      sockets: 1,
      memory_slots: 4,
      second_cpu_ram_over: null,
      second_cpu_nvme_over: null,
    });
    const bays = [{ form: 'U.2', count: 2 }];
    const chassis = await added('cases', { name: 'Case 1', units: 1, bays, hot_swap: true, psu: 2 });
    const kit = { platform_id: board, gigabytes: 48, modules: 2, requires_cpu: 1, price_cents: '9.00' };
    await added('memory', kit);
    await added('memory', { ...kit, gigabytes: 96, price_cents: '18.00' });
    const drive = { type: 'NVMe', form: 'U.2', interface: 'PCIe', volume: 3000, price_cents: '7.00', max_count: 2 };
    const option = await added('drives', { ...drive, position: 0 });
    const port = { label, plan_mbps: 2000, mbps: 2000, guaranteed_mbps: null, traffic: null };
    await added('ports', { ...port, price_cents: '0.00', position: 0 });
    return {
      slug: 'own-server',
      name: 'Own server',
      price_cents: '50.00',
      setup_fee_cents: '0.00',
      cpu_vendor: 'AMD',
      cpu_model: 'EPYC 4545P',
      cpu_sockets: 1,
      cpu_cores_of_all: 16,
      cpu_threads: 32,
      cpu_frequency: 3,
      platform_id: board,
      chassis_id: chassis,
      ram: 48,
      ram_type: 'DDR5',
      ecc: true,
      disks: [{ option, count: 2 }],
      port_mbps: 2000,
      ipv4_count: 1,
      delivery_hours: 24,
      is_on_order: false,
      is_configurable: true,
      tags: [],
      position: 0,
    };
  };

  it('is sold as staff described it, once it has stock, and keeps what a change leaves', async () => {
    const wanted = await server();
    const answer = await add('dedicated', wanted);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { values: { ...wanted, cpu_boost: null } }]);
    const { key, version } = answer.json<CatalogueRowDetails>();
    const path = `${root}dedicated/${key}/`;
    expect((await staff.patch(path, { version, values: { cpu_model: 'EPYC 4565P' } })).statusCode).toBe(200);
    expect((await read(path)).values).toMatchObject({ cpu_model: 'EPYC 4565P', cpu_threads: 32 });
    await staff.put(`${path}stock/`, { stock: [{ location: 1, available: 1, was: null }] });
    const buyer = await shop.customer();
    const context = await contextOf(buyer, 'slug=own-server');
    expect(context.tariff).toMatchObject({ price: 50, frequency: '16×3', cpu_detail: { model: 'EPYC 4565P' } });
    expect(context.configuration?.memory.options.map(({ price, value }) => [value, price])).toEqual([
      [48, 0],
      [96, 9],
    ]);
    const order = await orderDedicated(buyer, { tariff: Number(key), location: 1 });
    expect(order.order_ids).toHaveLength(1);
    const sold = await staff.patch(path, { version: (await read(path)).version, values: { ram: 96 } });
    expect([sold.statusCode, Object.keys(sold.json<object>())]).toEqual([400, ['ram']]);
  });

  it('can’t be sold with parts that don’t fit together', async () => {
    const wanted = { ...(await server()), slug: 'misfit' };
    const [drives] = wanted.disks;
    const refused = async (change: object) => {
      const answer = await add('dedicated', { ...wanted, ...change });
      return [answer.statusCode, Object.keys(answer.json<object>())];
    };
    expect(await refused({ ram: 64 })).toEqual([400, ['ram']]);
    expect(await refused({ disks: [{ ...drives, count: 3 }] })).toEqual([400, ['disks']]);
    expect(await refused({ disks: [] })).toEqual([400, ['disks']]);
    expect(await refused({ disks: [{ option: 9_999_999, count: 1 }] })).toEqual([400, ['disks']]);
    expect(await refused({ port_mbps: 77 })).toEqual([400, ['port_mbps']]);
    expect(await refused({ cpu_sockets: 2 })).toEqual([400, ['cpu_sockets']]);
    expect(await refused({ chassis_id: 9_999_999 })).toEqual([400, ['chassis_id']]);
    expect((await staff.get(`${root}dedicated/?search=misfit`)).json<CatalogueRows>().results).toEqual([]);
  });
});

test('a VPN node, a disk image and an application of the company’s own are offered', async () => {
  const add = async (table: string, values: object) => {
    const answer = await staff.post(`${root}${table}/`, { values });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { is_on: true }]);
    return Number(answer.json<CatalogueRowDetails>().key);
  };
  const nodes = (await staff.get(`${root}vpn-nodes/`)).json<CatalogueRows>();
  const exits = nodes.results.filter(({ values }) => (values['roles'] as string[]).includes('exit'));
  const first = exits.slice(0, 2).map(({ key }) => Number(key));
  const node = { slug: 'vilnius', country_code: 'LT', name: { en: 'Lithuania' }, city: { en: 'Vilnius' } };
  const roles = ['single', 'entry'];
  const entry = await add('vpn-nodes', { ...node, roles, exits: first, ipv6: true, p2p: false, position: 0 });
  const offered = (await shop.browser().get('/my/api/vpn/order/create_context/multi-hop/')).json<VpnOrderContext>();
  expect(offered.pairs.filter((pair) => pair.entry === entry).map(({ exit }) => exit)).toEqual(first);
  const image = { slug: 'own-app', name: { en: 'Own app' }, kind: 'application', os_id: 1, min_ram: 1, min_disk: 10 };
  await add('images', { ...image, icon: null, position: 0 });
  expect((await shop.browser().get('/my/api/vps-order/templates/')).body).toContain('Own app');
  const cms = { slug: 'own-cms', name: 'Own CMS', kind: 'cms', version: '1.0', min_php: '8.2', max_php: null };
  const rest = { memory_mb: 256, databases: ['MariaDB'], one_click: true, admin_path: null, license: 'free' };
  await add('cms', { ...cms, ...rest, position: 0 });
  expect((await shop.browser().get('/my/api/vhosting/order/create_context/')).body).toContain('Own CMS');
});

test('a start doesn’t change what staff have changed, nor bring back what they removed', async () => {
  await shop.db.delete(vpsStock).where(eq(vpsStock.planId, small));
  await shop.db.update(vpsPlans).set({ name: 'Mine' }).where(eq(vpsPlans.id, small));
  await seedModule.seed?.(shop.app.hoster);
  expect(await shop.db.select().from(vpsStock).where(eq(vpsStock.planId, small))).toEqual([]);
  expect((await read(plan(small))).values['name']).toBe('Mine');
});

test('what sells out in one process is sold out in the next answer of every other one', async () => {
  const both = await twoBackends();
  const { db } = both.one.hoster;
  await seedCatalogue(db, false);
  const soldOut = async () => {
    const url = '/my/api/vps-order/create_context/';
    const { tariffs } = (await both.two.inject({ method: 'GET', url })).json<{
      tariffs: { id: number; sold_out_locations: number[] }[];
    }>();
    return tariffs.find(({ id }) => id === small)?.sold_out_locations.includes(1);
  };
  expect(await soldOut()).toBe(false);
  await setStock(db, 'vps', String(small), { stock: [{ location: 1, available: 0, was: null }] });
  expect(await soldOut()).toBe(true);
  await both.close();
});
