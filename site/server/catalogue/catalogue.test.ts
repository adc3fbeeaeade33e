import { PublicCatalogue, type CatalogueItem } from '@hoster/contract';
import { expect, test } from 'vitest';
import { askFrom, catalogueAnswers } from '../testing/catalogue-answers.ts';
import { type Ask, BackendAway } from './ask.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { readCatalogue } from './lines.ts';

const origin = 'https://hoster.example';
const ask = askFrom(catalogueAnswers);
const read = () => readCatalogue(ask, 'other', origin);
const itemsOf = async (line: CatalogueItem['line']) => (await read()).items.filter((item) => item.line === line);

test('fits its schema, with all lines in it', async () => {
  const catalogue = await read();
  expect(PublicCatalogue.parse(catalogue)).toEqual(catalogue);
  expect(catalogue).toMatchObject({ currency: 'EUR', tax: 'excluded' });
  expect(catalogue.items.map(({ line, slug }) => `${line} ${slug}`)).toEqual([
    'vps nvme-1',
    'web_hosting host-lite',
    'dedicated epyc-1',
    'dedicated epyc-2',
    'dedicated epyc-3',
    'backup backup-2048',
    'vpn single',
    'vpn multi-hop',
  ]);
});

test('a plan has its absolute address, prices, places and figures', async () => {
  const [plan] = await itemsOf('vps');
  expect(plan).toMatchObject({
    name: 'NVMe 1',
    url: 'https://hoster.example/virtual-private-servers/nvme-1/',
    price: 4.9,
    old_price: 5.9,
    setup_fee: 0,
    available: true,
    locations: [
      { slug: 'frankfurt', country_code: 'DE', city: 'Frankfurt', available: false },
      { slug: 'zurich', country_code: 'CH', city: 'Zurich', available: true, surcharge_percent: 15 },
    ],
    rent_periods: [
      { months: 1, discount_percent: 0 },
      { months: 12, discount_percent: 10 },
    ],
    specs: { cpu_count: 1, ram_gb: 2, disk_gb: 20, traffic_tb: null, ipv6_prefix: 64 },
  });
});

test('marks what is sold out everywhere as unavailable', async () => {
  expect(await itemsOf('backup')).toMatchObject([
    { available: false, url: 'https://hoster.example/backups/?volume=2048', name: 'Backup storage 2 TB' },
  ]);
  expect((await itemsOf('dedicated')).map(({ available }) => available)).toEqual([true, false, false]);
});

test('servers have the locations and terms of their pages, with as few requests as possible', async () => {
  const asked: string[] = [];
  const watching: Ask = (path, schema) => {
    asked.push(path);
    return ask(path, schema);
  };
  const { items } = await readCatalogue(watching, 'other', origin);
  expect(items.find(({ slug }) => slug === 'epyc-3')).toMatchObject({
    setup_fee: 49,
    locations: [{ slug: 'zurich', country_code: 'CH', city: 'Zurich' }],
    rent_periods: [{ months: 1 }, { months: 12, discount_percent: 10 }],
    specs: { cpu_count: 32, ram_gb: 256, disk_gb: 7680, disks: '2 × 3.84 TB NVMe' },
  });
  expect(asked.filter((path) => path.includes('?slug='))).toHaveLength(2);
});

test('the VPN has a price for each term, and its routes need an available entry server', async () => {
  const [single, multiHop] = await itemsOf('vpn');
  expect(single).toMatchObject({
    price: 5.99,
    rent_periods: [
      { months: 1, price: 5.99 },
      { months: 12, price: 3.99 },
    ],
  });
  const open = (item?: CatalogueItem) => item?.locations.map(({ city, available }) => [city, available]);
  expect(open(single)).toEqual([
    ['Berlin', true],
    ['Bremen', true],
  ]);
  expect(open(multiHop)).toEqual([
    ['Berlin', false],
    ['Bremen', true],
  ]);
});

test('visitors from Russia do not see the VPN', async () => {
  const { items } = await readCatalogue(ask, 'RU', origin);
  expect(new Set(items.map(({ line }) => line))).toEqual(new Set(['vps', 'web_hosting', 'dedicated', 'backup']));
});

test('a line that the backend does not have is left out; one that fails leaves no catalogue', async () => {
  const path = '/my/api/vhosting/order/create_context/';
  const { [path]: _, ...rest } = catalogueAnswers;
  const { items } = await readCatalogue(askFrom(rest), 'other', origin);
  expect(items.some(({ line }) => line === 'web_hosting')).toBe(false);
  expect(items.some(({ line }) => line === 'vpn')).toBe(true);
  const failing: Ask = (asked, schema) =>
    asked === path ? Promise.reject(new BackendAway(asked)) : ask(asked, schema);
  await expect(readCatalogue(failing, 'other', origin)).rejects.toThrow(BackendAway);
});

test('as a table has a row for each item, specs in columns, and no formulas', async () => {
  const catalogue = await read();
  const [head = '', ...rows] = catalogueCsv(catalogue).trimEnd().split('\r\n');
  const columns = head.split(',');
  expect(rows).toHaveLength(catalogue.items.length);
  expect(columns).toEqual(expect.arrayContaining(['line', 'slug', 'price', 'currency', 'ram_gb', 'disks', 'devices']));
  const cells = (rows[0] ?? '').split(',');
  const cell = (name: string) => cells[columns.indexOf(name)];
  expect(['price', 'old_price', 'available', 'traffic_tb', 'devices'].map(cell)).toEqual([
    '4.9',
    '5.9',
    'true',
    'unlimited',
    '',
  ]);
  expect(['locations', 'sold_out_locations', 'rent_periods'].map(cell)).toEqual([
    'CH Zurich +15%',
    'DE Frankfurt',
    '1; 12: -10%',
  ]);
  expect(rows[1]).toContain(`,"'=Host ""Lite""",`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a table disarms the name %s', async (name) => {
  const catalogue = await read();
  const items = catalogue.items.slice(0, 1).map((item) => ({ ...item, name }));
  expect(catalogueCsv({ ...catalogue, items })).toContain(`,'${name},`);
});
