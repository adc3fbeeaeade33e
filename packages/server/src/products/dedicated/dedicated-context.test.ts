import type { HomeContext, VpsTemplates } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { dsStock } from '../../catalogue/dedicated-tables.ts';
import { catalogueOf } from '../../catalogue/load.ts';
import { testShop } from '../../testing/shop.ts';
import { dsPage } from './list/pages.ts';
import { contextOf, contextPath, pagePath, places } from '../../testing/dedicated.ts';

const shop = await testShop();
afterAll(() => shop.close());

describe('the context of the page of a server', () => {
  it('has the server, its options and nothing private for a visitor', async () => {
    const context = await contextOf(shop.browser(), 'slug=e-2236');
    expect(context).toMatchObject({
      tariff: { slug: 'e-2236', price: 59 },
      custom: null,
      balance: null,
      projects: [],
      ssh_keys: [],
      extra_services: { monthly: [], one_time: [] },
      initial: { tariff: 2, location: places.frankfurt, os: 2, control_panel: null, rent_period: 1, count: 1 },
    });
    expect(context.locations.map(({ city }) => city)).toEqual(['Frankfurt', 'Rotterdam', 'Barcelona']);
    expect(context.configuration).toMatchObject({
      chassis: { name: '1U, 4 × 3.5", 2 × M.2' },
      disks: { min: 1, max: 6, mirror_hint_below: 2 },
    });
    expect(context.initial['configuration']).toMatchObject({ cpu_count: 1, raid_controller: null, ips: [] });
    expect(context.survey?.questions.map(({ key, kind, required }) => [key, kind, required])).toEqual([
      ['purpose', 'single', false],
      ['software', 'multi', false],
      ['notes', 'text', false],
    ]);
    expect((await contextOf(shop.browser(), 'slug=e-2236', 'ru')).survey?.questions[0]?.label).toBe(
      'Для чего нужен сервер?',
    );
  });

  it('has systems that virtual servers don’t have', async () => {
    const { os, control_panels: panels } = await contextOf(shop.browser(), 'slug=e-2236');
    const slugs = os.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['freebsd-14', 'proxmox-ve-9', 'vmware-esxi-8', 'debian-13']));
    // What they exclude are plans of virtual servers.
    expect(os.every(({ excluded_tariffs: excluded }) => excluded.length === 0)).toBe(true);
    expect(os.find(({ family }) => family === 'windows')?.price).toBeGreaterThan(0);
    expect(os.find(({ slug }) => slug === 'proxmox-ve-9')?.control_panels).toEqual([]);
    expect(panels.length).toBeGreaterThan(5);
    const templates = (await shop.browser().get('/my/api/vps-order/templates/')).json<VpsTemplates>();
    expect(templates.os).toHaveLength(os.length - 2);
    expect(templates.os.some(({ family }) => family === 'hypervisor')).toBe(false);
  });

  it('begins with what the address asks for, in its own server only', async () => {
    const { configuration: offer } = await contextOf(shop.browser(), 'slug=epyc-7443p');
    const [own, more] = offer?.memory.options ?? [];
    const drive = offer?.disks.options.find(({ volume }) => volume === 7680);
    const query = `slug=epyc-7443p&location=2&os=5&memory=${more?.id}&disks=${drive?.id}:4&level=10&ips=1,3&count=2&period=12&name=db`;
    const { initial } = await contextOf(shop.browser(), query);
    expect(own?.price).toBe(0);
    expect(initial).toMatchObject({
      location: places.rotterdam,
      os: 5,
      rent_period: 12,
      count: 2,
      name: 'db',
      configuration: {
        memory: more?.id,
        disks: [{ option: drive?.id, count: 4 }],
        raid_level: '10',
        ips: [1, 3],
      },
    });
    const fixed = await contextOf(shop.browser(), `slug=ryzen-5-3600&memory=2&disks=1:4`);
    expect(fixed.initial['configuration']).toBeNull();
  });

  it('has the customer’s own', async () => {
    const context = await contextOf(await shop.customer(), 'slug=e-2236');
    expect(context).toMatchObject({
      projects: [{ name: 'General' }],
      ssh_keys: [{ title: 'Laptop' }],
      balance: { amount: '500.00', currency: 'EUR' },
      personal_info_complete: true,
      tax: { country: 'DE', rate_percent: 19 },
    });
  });

  it.each([
    '',
    '?slug=nothing',
    '?slug=in-germany',
    '?slug=e-2236&slug=e-2288g',
    '?slug=__proto__',
    '?custom_tariff_id=1',
  ])('is not found for %j', async (query) => {
    expect((await shop.browser().get(`${contextPath}${query}`)).statusCode).toBe(404);
  });

  it('ignores any other query', async () => {
    const query = 'slug=e-2236&disks=1:999,2&memory=-1&ips=1,,2&port=1e9&level=7&count=0&location=99999999999';
    const { initial } = await contextOf(shop.browser(), query);
    expect(initial).toEqual((await contextOf(shop.browser(), 'slug=e-2236')).initial);
  });
});

describe('the pages of dedicated servers', () => {
  const visitor = { profileCountry: null, siteCountry: null, signedIn: false, hasAuthCookie: false };
  const page = async (slug: string, language: 'en' | 'ru' = 'en') => {
    const catalogue = await catalogueOf(shop.db);
    return dsPage({ db: shop.db, catalogue, slug, language, visitor });
  };

  it('have figures for their texts', async () => {
    expect(await page('ds-list')).toMatchObject({
      texts: ['ds-list'],
      prices: { price: 3900 },
      values: { plans: '18', maxCores: '48', maxRam: '1536', countryCount: '5' },
    });
    expect(await page('ds-in-usa')).toMatchObject({
      prices: { price: 10_900 },
      values: { plans: '4', maxCores: '32', maxRam: '1536', countryCount: '5', country: 'USA', city: 'Dallas' },
    });
    expect(await page('ds-in-switzerland', 'ru')).toMatchObject({ values: { country: 'Швейцария', city: 'Цюрих' } });
    expect(await page('ds-for-vmware-esxi')).toMatchObject({
      prices: { price: 14_900 },
      values: { plans: '4', maxCores: '32', maxRam: '1024', countryCount: '4' },
    });
  });

  it('of a server have its specification, and the text of all servers where it has none', async () => {
    expect(await page('ds-plan-epyc-9354p')).toMatchObject({
      texts: ['ds-plan-epyc-9354p', 'ds-plan'],
      prices: { price: 38_900 },
      values: {
        serverSpec: 'EPYC 9354P, 384 GB DDR5',
        planName: 'EPYC 9354P',
        cpu: 'AMD EPYC 9354P',
        cores: '32',
        ram: '384',
        disks: '4 × 3.84 TB NVMe',
        port: '10',
        cities: 'Frankfurt',
        country: 'Germany',
        plans: '18',
        countryCount: '5',
      },
    });
    expect((await page('ds-plan-storage-e-2236', 'ru'))?.values).toMatchObject({
      serverSpec: 'Xeon E-2236, 64\u00a0ГБ DDR4',
      cities: 'Франкфурт и Роттердам',
      country: 'Германия',
    });
    expect((await page('ds-plan-gold-6226r-x2'))?.values).toMatchObject({ cpu: '2 × Intel Xeon Gold 6226R' });
  });

  it('are the only pages', async () => {
    expect(await page('vps-list')).toBeNull();
    expect((await shop.browser().get(pagePath('ds-nothing'))).statusCode).toBe(404);
  });

  it('have texts without gaps', async () => {
    for (const language of ['en', 'ru'] as const) {
      const catalogue = await catalogueOf(shop.db);
      const landings = catalogue.landings.filter(({ kind }) => kind.startsWith('ds_'));
      const slugs = ['ds-list', 'ds-plan-e-2236', ...landings.map(({ prefix, slug }) => `ds-${prefix}-${slug}`)];
      for (const slug of slugs) {
        const answer = await shop.browser().get(pagePath(slug), { headers: { 'accept-language': language } });
        // The texts are written apart from this line.
        expect([200, 404]).toContain(answer.statusCode);
        expect(answer.body, `a placeholder of ${slug} without a value`).not.toMatch(/\{[a-zA-Z]+\}/);
      }
    }
  });
});

describe('the lowest price', () => {
  const home = async () => (await shop.browser().get('/my/api/page-context/home/')).json<HomeContext>().min_prices;

  it('is that of an available server', async () => {
    expect(await home()).toMatchObject({ vps: 4.9, dedicated: 39 });
    await shop.db.update(dsStock).set({ available: sql`0` });
    // Those that are assembled on order.
    expect(await home()).toMatchObject({ dedicated: 259 });
  });
});
