import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { HomeContext, PageContext, VpsOrderContext, VpsTemplates } from '@hoster/contract';
import { eq, and } from '../platform/db/drizzle.ts';
import { testShop } from '../testing/shop.ts';
import { vpsStock } from './tables.ts';

const shop = await testShop();
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.browser().get(url, { headers });
/** Folder of the texts, one per language. */
const contentFolder = new URL('../../content', import.meta.url).pathname;
const russian = { 'accept-language': 'ru' };

describe('the order context', () => {
  it('shows a visitor the shop and nothing private, and may be kept by caches', async () => {
    const answer = await get('/my/api/vps-order/create_context/?slug=nvme-3');
    const context = answer.json<VpsOrderContext>();
    expect(context).toMatchObject({
      tariff: 3,
      projects: [],
      ssh_keys: [],
      balance: null,
      personal_info_complete: null,
      tax: { country: null, rate_percent: 0 },
      initial: { tariff: 3, location: 1, rent_period: 1, count: 1, trial: 'none' },
    });
    expect(context.tariffs).toHaveLength(8);
    expect(context.tariffs.find(({ id }) => id === 7)?.sold_out_locations).toEqual([5]);
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers['vary']).toContain('Accept-Language');
  });

  it('is not kept for a customer', async () => {
    const customer = await shop.customer();
    const answer = await customer.get('/my/api/vps-order/create_context/');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ tax: { country: 'DE', rate_percent: 19 }, personal_info_complete: true });
  });

  it('begins with what the address asks for', async () => {
    const query = 'slug=nvme-4&location=2&os=5&period=12&count=2&frequency=3.4&extras=1:2&trial=nonsense';
    const context = (await get(`/my/api/vps-order/create_context/?${query}`)).json<VpsOrderContext>();
    expect(context.initial).toMatchObject({
      tariff: 4,
      location: 2,
      os: 5,
      rent_period: 12,
      count: 2,
      frequency: '3.4',
      extra_services: { monthly: [{ id: 1, count: 2 }], one_time: [] },
      trial: 'none',
    });
  });

  it('of a landing begins where the landing is, and with its system', async () => {
    const at = async (slug: string) =>
      (await get(`/my/api/vps-order/create_context/?slug=${slug}`)).json<VpsOrderContext>();
    expect(await at('spain')).toMatchObject({
      landing: { slug: 'spain', prefix: 'in', cities: ['Barcelona'] },
      initial: { location: 4 },
    });
    const windows = await at('windows');
    expect(windows.landing).toMatchObject({ prefix: 'on', min_price: 13.5 });
    const templates = (await get('/my/api/vps-order/templates/')).json<VpsTemplates>();
    expect(templates.os.find(({ id }) => id === windows.initial['os'])?.family).toBe('windows');
  });

  it('is not found for an unknown plan', async () => {
    const answer = await get('/my/api/vps-order/create_context/?slug=nvme-99');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ detail: 'Not found.' });
  });

  it('offers Russian visitors their ways to pay', async () => {
    const slugs = async (headers: Record<string, string>) =>
      (await get('/my/api/payment-methods/', headers)).json<{ slug: string }[]>().map(({ slug }) => slug);
    expect(await slugs({})).toEqual(['balance', 'card', 'paypal', 'crypto', 'bank']);
    expect(await slugs({ 'cf-ipcountry': 'RU' })).toEqual([
      'balance',
      'card',
      'paypal',
      'sbp',
      'mir',
      'crypto',
      'bank',
    ]);
  });
});

describe('templates', () => {
  it('say why they do not fit, in the language of the visitor', async () => {
    const small = (await get('/my/api/vps-order/templates/?tariff=1&location=1')).json<VpsTemplates>();
    const windows = small.os.find(({ family }) => family === 'windows');
    expect(windows?.disabled_reason).toBe('Selected plan does not support this operating system or control panel');
    expect(small.os.find(({ slug }) => slug === 'ubuntu-24-04')?.disabled_reason).toBeUndefined();
    expect(small.control_panels.find(({ slug }) => slug === 'plesk-admin')?.disabled_reason).toBeDefined();
    expect(small.disk_images.find(({ slug }) => slug === 'gitlab')?.disabled_reason).toBeDefined();
    const inHongKong = (await get('/my/api/vps-order/templates/?tariff=5&location=10', russian)).json<VpsTemplates>();
    expect(inHongKong.os.find(({ slug }) => slug.includes('datacenter'))?.disabled_reason).toBe(
      'Эта операционная система недоступна в выбранной локации.',
    );
    expect((await get('/my/api/vps-order/templates/?tariff=77')).statusCode).toBe(400);
  });
});

describe('parameters', () => {
  it('narrow each other', async () => {
    const limits = async (query: string) =>
      (await get(`/my/api/vps-configuration/parameter-limits/${query}`)).json<unknown>();
    expect(await limits('')).toEqual({
      cpu_count: { min: 1, max: 16, step: 1 },
      ram_size: { min: 1, max: 32, step: 1 },
      disk_size: { min: 20, max: 640, step: 10 },
    });
    expect(await limits('?cpu_count=2&ram_size=8')).toMatchObject({ ram_size: { max: 8 }, disk_size: { min: 80 } });
    expect((await get('/my/api/vps-configuration/parameter-limits/?cpu_count=x')).statusCode).toBe(400);
  });
});

describe('locations', () => {
  it('tell what each sells, and which is closed', async () => {
    const places = (await get('/api/orders/vps/locations/', russian)).json<Record<string, unknown>[]>();
    expect(places.map(({ city }) => city)).toEqual([
      'Франкфурт',
      'Роттердам',
      'Даллас',
      'Барселона',
      'Цюрих',
      'Хюненберг',
      'Гонконг',
    ]);
    expect(places.find(({ slug }) => slug === 'hunenberg')).toMatchObject({
      is_available: false,
      unavailable_reason: 'Мест нет. Доступен Цюрих, в\u00a025\u00a0км отсюда.',
    });
    expect(places.find(({ slug }) => slug === 'barcelona')).toMatchObject({
      frequencies: ['2.4', '2.9'],
      tariffs: [1, 2, 3, 4, 5, 100],
    });
  });
});

describe('texts of pages', () => {
  it('quote the price that the catalogue has', async () => {
    const home = (await get('/my/api/page-context/home/')).json<{ min_prices: object; seo_title: string }>();
    expect(home.min_prices).toMatchObject({ vps: 4.9, dedicated: 39 });
    expect(home.seo_title).not.toContain('{');
    const plan = (await get('/my/api/page-context/vps-plan-nvme-3/public_page_context/')).json<{
      seo_title: string;
      footer: string;
    }>();
    expect(plan.seo_title).toBe('NVMe 3 VPS: 2 vCPU, 4 GB RAM, 80 GB NVMe');
    expect(plan.footer).toContain('€13.50');
    const inRussian = await get('/my/api/page-context/vps-plan-nvme-3/public_page_context/', russian);
    expect(inRussian.json<{ footer: string }>().footer).toContain('13,50');
    expect(inRussian.json<{ footer: string }>().footer).toContain('2\u00a0vCPU, 4\u00a0ГБ памяти, 80\u00a0ГБ NVMe');
  });

  it('name the payment methods that are offered to the visitor', async () => {
    const answer = async (headers: Record<string, string> = {}) => {
      const { faq } = (await get('/my/api/page-context/home/', headers)).json<HomeContext>();
      return faq?.find(({ question }) => /pay\?$|оплатить\?$/.test(question))?.answer;
    };
    expect(await answer({ 'cf-ipcountry': 'DE' })).toContain(
      'Payment methods: bank card, PayPal, cryptocurrency, bank transfer and account balance.',
    );
    expect(await answer({ ...russian, 'cf-ipcountry': 'RU' })).toContain(
      'Способы оплаты: банковская карта, PayPal, система быстрых платежей, карта «Мир», криптовалюта, банковский перевод и баланс.',
    );
  });

  it('take every price from the catalogue', async () => {
    for (const language of ['en', 'ru'])
      for (const file of readdirSync(`${contentFolder}/${language}/pages`)) {
        const text = readFileSync(`${contentFolder}/${language}/pages/${file}`, 'utf8');
        // An amount by hand goes stale with the next price.
        expect([file, text.match(/(?:€|EUR) ?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR)/g)]).toEqual([file, null]);
      }
    const { footer } = (await get('/my/api/page-context/vps-plan-nvme-3/public_page_context/')).json<PageContext>();
    expect(footer).toContain('<data data-eur value="2.5">€2.50</data>');
    expect(footer).toMatch(/value="8">€8<\/data>–<data data-eur value="18">€18</);
    expect(footer).not.toMatch(/\{\w+\}|—<\/td>/);
  });

  it('of the custom plan say what sizes it can have', async () => {
    const footer = async (headers?: typeof russian) =>
      (await get('/my/api/page-context/vps-plan-custom/public_page_context/', headers)).json<{ footer: string }>()
        .footer;
    expect(await footer()).toContain('Choose 1–16 vCPU, 1–32 GB RAM and 20–640 GB of storage.');
    expect(await footer(russian)).toContain('1–16\u00a0vCPU, 1–32\u00a0ГБ памяти, 20–640\u00a0ГБ диска.');
  });

  it('use what is in stock: the cheapest plan of a country may sell out', async () => {
    const cheapest = async () => {
      const landings = (await get('/my/api/vps-location-landings/')).json<{ slug: string; min_price: number }[]>();
      return landings.find(({ slug }) => slug === 'spain')?.min_price;
    };
    expect(await cheapest()).toBe(4.9);
    const cheap = and(eq(vpsStock.planId, 1), eq(vpsStock.locationId, 4));
    await shop.db.update(vpsStock).set({ available: 0 }).where(cheap);
    expect(await cheapest()).toBe(7.9);
  });

  it('exist for every landing, in both languages', async () => {
    const lists = await Promise.all(
      ['location', 'type'].map(async (kind) =>
        (await get(`/my/api/vps-${kind}-landings/`)).json<{ slug: string; prefix: string }[]>(),
      ),
    );
    for (const { prefix, slug } of lists.flat()) {
      for (const language of ['en', 'ru']) {
        const path = `/my/api/page-context/vps-${prefix}-${slug}/public_page_context/`;
        const answer = await get(path, { 'accept-language': language });
        expect([path, language, answer.statusCode]).toEqual([path, language, 200]);
        expect(answer.body).not.toMatch(/\{\w+\}/);
      }
    }
  });

  it('are missing for a page that is not', async () => {
    expect((await get('/my/api/page-context/vps-plan-nvme-99/public_page_context/')).statusCode).toBe(404);
  });
});
