import {
  VpnNode,
  VpnOrderContext,
  type HomeContext,
  type PageContext,
  type VpnOrderQuery,
  type VpnProduct,
} from '@hoster/contract';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { z } from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { accounts } from '../../identity/account/tables.ts';
import { vpnNodes, vpnPrices } from '../../catalogue/tables.ts';
import { testShop } from '../../testing/shop.ts';
import { aVpnOrder, contextPaths, nodes, nodesPath, orderPath, pagePath } from '../../testing/vpn.ts';

const shop = await testShop();
afterAll(() => shop.close());

async function contextOf(product: VpnProduct, query: VpnOrderQuery = {}, browser: Browser = shop.browser()) {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return VpnOrderContext.parse((await browser.get(`${contextPaths[product]}?${search}`)).json());
}
const nodesIn = async (language = 'en') =>
  z.array(VpnNode).parse((await shop.browser().get(nodesPath, { headers: { 'accept-language': language } })).json());
/** Paris stays off, as the seed has it. */
const switchOn = () => shop.db.update(vpnNodes).set({ isAvailable: sql`${vpnNodes.id} <> ${nodes.paris}` });
const from = (country: string) => ({ headers: { 'cf-ipcountry': country } });

describe('the context of the VPN page', () => {
  it('has prices by term, servers and nothing private for a visitor', async () => {
    const context = await contextOf('single');
    expect(context.prices).toEqual([
      { months: 1, price: 4.9, total: 4.9, discount_percent: 0 },
      { months: 3, price: 4.4, total: 13.2, discount_percent: 10 },
      { months: 6, price: 3.9, total: 23.4, discount_percent: 20 },
      { months: 12, price: 2.9, total: 34.8, discount_percent: 41 },
      { months: 24, price: 2.4, total: 57.6, discount_percent: 51 },
    ]);
    expect(context.rent_periods).toContainEqual({ months: 1, discount_percent: 0, is_default: true });
    expect(context.rent_periods.filter((term) => term.is_default)).toHaveLength(1);
    expect(context).toMatchObject({
      product: 'single',
      exit_nodes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      pairs: [],
      locations: [],
      extra_services: { monthly: [], one_time: [] },
      devices_max: 5,
      protocols: ['wireguard', 'openvpn', 'ikev2'],
      money_back_days: 7,
      initial: { product: 'single', exit_node_location: 1, entry_node_location: null, rent_period: 1, count: 1 },
      balance: null,
      projects: [],
      personal_info_complete: null,
    });
  });

  it('has the routes of multi-hop, each over two countries', async () => {
    const context = await contextOf('multi-hop');
    expect(context.prices.map(({ price, discount_percent }) => [price, discount_percent])).toEqual([
      [6.9, 0],
      [6.2, 10],
      [5.5, 20],
      [4.1, 41],
      [3.4, 51],
    ]);
    expect(context.exit_nodes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // 5 entries by 8 exits of other countries, without the three that aren't offered.
    expect(context.pairs).toHaveLength(37);
    const { frankfurt, stockholm, warsaw } = nodes;
    for (const [entry, exit] of [
      [frankfurt, warsaw],
      [warsaw, frankfurt],
      [stockholm, warsaw],
      [frankfurt, frankfurt],
    ]) {
      expect(context.pairs).not.toContainEqual({ entry, exit });
    }
    expect(context.initial).toMatchObject({ product: 'multi-hop', exit_node_location: 1, entry_node_location: 2 });
  });

  it('has the customer’s own and what the address asks for', async () => {
    const customer = await shop.customer();
    const query = { exit: '8', period: '24', count: '2', name: 'travel', product: 'single' };
    expect(await contextOf('multi-hop', query, customer)).toMatchObject({
      // The first entry that leads to Warsaw.
      initial: {
        product: 'multi-hop',
        exit_node_location: nodes.warsaw,
        entry_node_location: nodes.rotterdam,
        rent_period: 24,
        count: 2,
        name: 'travel',
        project_name: 'General',
      },
      projects: [{ name: 'General' }],
      balance: { amount: '500.00', currency: 'EUR' },
      personal_info_complete: true,
    });
  });

  it('lists the servers in the language of the visitor', async () => {
    const list = await nodesIn();
    expect(list.map(({ city }) => city)).toEqual([
      'Frankfurt',
      'Rotterdam',
      'Dallas',
      'Barcelona',
      'Zurich',
      'London',
      'Paris',
      'Warsaw',
      'Stockholm',
      'Hong Kong',
    ]);
    expect(list[0]).toEqual({
      id: 1,
      slug: 'frankfurt',
      country_code: 'DE',
      name: 'Germany',
      city: 'Frankfurt',
      is_available: true,
      load_percent: 48,
      roles: ['single', 'entry', 'exit'],
      ipv6: true,
      p2p: false,
    });
    const codes = (fits: (node: VpnNode) => boolean) => list.filter(fits).map(({ country_code: code }) => code);
    expect(codes(({ p2p }) => p2p)).toEqual(['NL', 'ES', 'CH', 'PL', 'SE']);
    expect(codes(({ ipv6 }) => !ipv6)).toEqual(['HK']);
    expect(codes(({ is_available }) => !is_available)).toEqual(['FR']);
    expect((await nodesIn('ru'))[1]).toMatchObject({ name: 'Нидерланды', city: 'Роттердам' });
  });

  it('chooses servers that are available', async () => {
    await shop.db.update(vpnNodes).set({ isAvailable: false }).where(eq(vpnNodes.id, nodes.frankfurt));
    expect((await contextOf('single')).initial).toMatchObject({ exit_node_location: nodes.rotterdam });
    await shop.db.update(vpnNodes).set({ isAvailable: false }).where(eq(vpnNodes.id, nodes.rotterdam));
    expect((await contextOf('multi-hop', { exit: '1' })).initial).toMatchObject({ entry_node_location: nodes.zurich });
    await switchOn();
  });
});

describe('the offer of the VPN', () => {
  const home = async (country = 'DE') =>
    (await shop.browser().get('/my/api/page-context/home/', from(country))).json<HomeContext>().min_prices;

  it('is the price of a month, not of the longest term', async () => {
    expect(await home()).toMatchObject({ vps: 4.9, backup: 3, vpn: 4.9 });
    await shop.db.update(vpnPrices).set({ priceCents: 450 }).where(eq(vpnPrices.months, 1));
    expect(await home()).toMatchObject({ vpn: 4.5 });
    await shop.db.update(vpnPrices).set({ priceCents: 490 }).where(eq(vpnPrices.months, 1));
    await shop.db.update(vpnNodes).set({ isAvailable: false });
    expect(await home()).toMatchObject({ vpn: null });
    await switchOn();
  });

  it.each([
    ['en', /^VPN from €4\.90 a month: 9 countries, 5 devices$/, 'Netherlands, Spain, Switzerland, Poland, and Sweden'],
    [
      'ru',
      /^VPN от\s4,90\s€\sв\sмесяц:\sстран\s—\s9,\sустройств\s—\s5$/,
      'Нидерланды, Испания, Швейцария, Польша и Швеция',
    ],
  ])('has figures in the texts of its page in %s', async (language, title, p2p) => {
    const answer = await shop.browser().get(pagePath, { headers: { 'accept-language': language } });
    const page = answer.json<PageContext>();
    expect(page.seo_title).toMatch(title);
    expect(page.footer).toContain(p2p);
    expect(page.faq?.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(page)).toMatch(/7 days|7\sдней/);
    expect(JSON.stringify(page), 'a placeholder without a value').not.toMatch(/\{\w+\}/);
  });
});

describe('for a visitor from Russia', () => {
  const reads = [contextPaths.single, contextPaths['multi-hop'], nodesPath, pagePath];
  const statuses = (browser: Browser, country: string) =>
    Promise.all(reads.map(async (url) => (await browser.get(url, from(country))).statusCode));

  it('hides the VPN, whatever was cached for others', async () => {
    for (const country of ['DE', 'RU', 'UA', 'RU']) {
      const status = country === 'RU' ? 404 : 200;
      expect([country, await statuses(shop.browser(), country)]).toEqual([country, reads.map(() => status)]);
    }
    for (const url of reads) {
      expect((await shop.browser().get(url, from('RU'))).json()).toEqual({ detail: 'Not found.' });
      expect(await shop.app.answerCache.data({ url, headers: { 'cf-ipcountry': 'RU' } })).toBeUndefined();
      expect(await shop.app.answerCache.data({ url, headers: { 'cf-ipcountry': 'DE' } })).toBeDefined();
    }
  });

  it('an order finds nothing, instead of asking for a session', async () => {
    const visitor = shop.browser();
    const order = (country: string) => visitor.post(orderPath, aVpnOrder(visitor), from(country));
    const hidden = await order('RU');
    expect([hidden.statusCode, hidden.json()]).toEqual([404, { detail: 'Not found.' }]);
    expect((await order('DE')).statusCode).toBe(401);
  });

  it('the home page has no price of it', async () => {
    for (const [country, vpn] of [
      ['DE', 4.9],
      ['RU', null],
      ['DE', 4.9],
      ['RU', null],
    ] as const) {
      const answer = await shop.browser().get('/my/api/page-context/home/', from(country));
      expect(answer.json<HomeContext>().min_prices).toMatchObject({ vps: 4.9, vpn });
    }
  });

  it('who was here before is shown the VPN', async () => {
    const browser = shop.browser();
    browser.cookies.set('user', '1');
    expect(await statuses(browser, 'RU')).toEqual([200, 200, 200, 200]);
    expect((await browser.get('/my/api/page-context/home/', from('RU'))).json()).toMatchObject({
      min_prices: { vpn: 4.9 },
    });
    expect(await statuses(shop.browser(), 'RU')).toEqual([404, 404, 404, 404]);
  });

  it('who is signed in is shown the VPN and can order it, wherever their profile says they live', async () => {
    const customer = await shop.stranger();
    customer.cookies.delete('user');
    await shop.db.update(accounts).set({ country: 'RU' });
    expect(await statuses(customer, 'RU')).toEqual([200, 200, 200, 200]);
    const order = { ...aVpnOrder(customer), payment_method: 'card' };
    const answer = await customer.post(orderPath, order, from('RU'));
    expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('payment_object_ref')]);
  });
});
