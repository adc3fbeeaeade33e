import { CmsLanding, Landing, type HomeContext } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { z } from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { endPhpSupport } from '../../catalogue/module.ts';
import { cms, locations, phpVersions, vhCapacity, vhPlans } from '../../catalogue/tables.ts';
import { testShop } from '../../testing/shop.ts';
import {
  accountsAt,
  cmsLandingsPath,
  contextOf,
  contextPath,
  from,
  placeLandingsPath,
  places,
  plans,
} from '../../testing/web-hosting.ts';

const shop = await testShop();
afterAll(() => shop.close());

const setRoom = (location: number, accounts: number) =>
  shop.db.update(vhCapacity).set({ accounts }).where(eq(vhCapacity.locationId, location));

describe('the context of the pages of web hosting', () => {
  it('has plans, places, systems and nothing private for a visitor', async () => {
    const context = await contextOf(shop.browser());
    expect(context.tariffs.map(({ slug, price, url }) => [slug, price, url])).toEqual([
      ['start', 2.4, '/web-hosting/start/'],
      ['basic', 4.5, '/web-hosting/basic/'],
      ['pro', 8, '/web-hosting/pro/'],
      ['business', 14, '/web-hosting/business/'],
    ]);
    const [start, , , business] = context.tariffs;
    expect(start).toMatchObject({
      sites: 1,
      backups: { interval_hours: 24, keep_days: 7 },
      control_panel: 'HestiaCP',
      ssh: true,
      cron_min_minutes: 5,
      nodejs: false,
      traffic: null,
      database_engines: ['MariaDB 10.11', 'MariaDB 11'],
      sold_out_locations: [places.zurich],
    });
    expect(business).toMatchObject({ sites: null, databases: null, mailboxes: null, nodejs: true, inodes: 1_000_000 });
    expect(context.rent_periods.map((term) => [term.months, term.discount_percent, term.is_default])).toEqual([
      [1, 0, true],
      [3, 5, false],
      [6, 10, false],
      [12, 20, false],
      [24, 25, false],
    ]);
    expect(context.php_versions).toHaveLength(12);
    expect(context.php_versions[0]).toEqual({ version: '8.5', is_default: false, end_of_life: false });
    expect(context.php_versions.filter((one) => one.is_default).map(({ version }) => version)).toEqual(['8.4']);
    expect(context.php_versions.find(({ version }) => version === '8.1')?.end_of_life).toBe(true);
    const config = (await shop.browser().get('/my/api/config/')).json<{ php_versions: string[] }>();
    expect(config.php_versions.toReversed()).toEqual(context.php_versions.map(({ version }) => version));
    expect(context).toMatchObject({
      initial: {
        tariff: plans.basic,
        location: places.frankfurt,
        domain: null,
        cms: null,
        php_version: null,
        rent_period: 1,
        count: 1,
      },
      extra_services: { monthly: [], one_time: [] },
      tariff: null,
      landing: null,
      test_days: 30,
      domain: { required: false },
      balance: null,
      projects: [],
      personal_info_complete: null,
    });
  });

  it('has the customer’s own and what the address asks for', async () => {
    const query = '?slug=pro&location=2&cms=magento&php=8.3&domain=shop.example&period=6&name=shop';
    expect(await contextOf(await shop.customer(), query)).toMatchObject({
      tariff: plans.pro,
      initial: {
        tariff: plans.pro,
        location: places.rotterdam,
        cms: 'magento',
        php_version: '8.3',
        domain: 'shop.example',
        rent_period: 6,
        name: 'shop',
        project_name: 'General',
      },
      balance: { amount: '500.00', currency: 'EUR' },
      personal_info_complete: true,
    });
  });

  it('begins with what the page is about', async () => {
    expect(await contextOf(shop.browser(), '?slug=business')).toMatchObject({ initial: { tariff: plans.business } });
    const magento = await contextOf(shop.browser(), '?slug=for-magento');
    expect(magento).toMatchObject({
      tariff: null,
      landing: { slug: 'magento', prefix: 'for', url: '/web-hosting/for-magento/', country_code: null, min_price: 8 },
      initial: { tariff: plans.pro, cms: 'magento', php_version: null },
    });
    const netherlands = await contextOf(shop.browser(), '?slug=in-netherlands');
    expect(netherlands).toMatchObject({
      landing: { country_code: 'NL', cities: ['Rotterdam'], min_price: 2.4 },
      initial: { tariff: plans.basic, location: places.rotterdam },
    });
    // Sold out, and nowhere else instead.
    expect(await contextOf(shop.browser(), '?slug=in-switzerland')).toMatchObject({
      landing: { min_price: null },
      initial: { location: places.zurich },
    });
  });

  it('chooses a place with room', async () => {
    const room = await accountsAt(shop, places.frankfurt);
    await setRoom(places.frankfurt, 0);
    expect((await contextOf(shop.browser())).initial).toMatchObject({ location: places.rotterdam });
    await setRoom(places.frankfurt, room);
  });

  it.each(['nothing', 'in-france', 'for-nothing', 'germany', 'wordpress', 'in-windows', '__proto__', 'for-', ''])(
    'finds nothing by the slug "%s"',
    async (slug) => {
      const answer = await shop.browser().get(`${contextPath}?slug=${slug}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    },
  );

  it.each([
    '?tariff=99999999999999999999&location=-1&php=9.99999&cms=..%2F..&domain=%20&count=1e9',
    '?tariff=1&tariff=2&slug=basic',
    '?period=0&count=0&php=none&cms=none&domain=none',
  ])('reads the query %s as something', async (query) => {
    const answer = await shop.browser().get(`${contextPath}${query}`);
    expect(answer.statusCode).toBe(200);
  });

  it('lists the systems of each plan by memory', async () => {
    const { tariffs, cms: systems } = await contextOf(shop.browser());
    expect(systems).toHaveLength(29);
    for (const { cms: slugs, memory_mb: memory } of tariffs)
      expect(slugs).toEqual(systems.filter((one) => one.memory_mb <= memory).map(({ slug }) => slug));
    expect(tariffs[0]?.cms).not.toContain('1c-bitrix');
    expect(tariffs[2]?.cms).toHaveLength(29);
  });
});

describe('the landings of web hosting', () => {
  const placesOf = async (browser: Browser, country: string, language = 'en') => {
    const headers = { ...from(country).headers, 'accept-language': language };
    return z.array(Landing).parse((await browser.get(placeLandingsPath, { headers })).json());
  };

  it('are those of the countries, in both languages', async () => {
    const list = await placesOf(shop.browser(), 'DE');
    expect(list.map(({ url, cities }) => [url, ...cities])).toEqual([
      ['/web-hosting/in-germany/', 'Frankfurt'],
      ['/web-hosting/in-netherlands/', 'Rotterdam'],
      ['/web-hosting/in-usa/', 'Dallas'],
      ['/web-hosting/in-spain/', 'Barcelona'],
      ['/web-hosting/in-switzerland/', 'Zurich'],
      ['/web-hosting/in-ukraine/', 'Kyiv'],
      ['/web-hosting/in-russia/', 'Moscow', 'Saint Petersburg'],
    ]);
    // Sold out, and not for this visitor.
    expect(list.map(({ min_price: price }) => price)).toEqual([2.4, 2.4, 2.4, 2.4, null, 2.4, null]);
    const [germany] = await placesOf(shop.browser(), 'DE', 'ru');
    expect(germany).toMatchObject({
      label: 'Германия',
      cities: ['Франкфурт'],
      short_description: expect.stringContaining('Франкфурт'),
    });
  });

  it.each(['en', 'ru'])('are those of the 29 systems, each with a sentence of its own in %s', async (language) => {
    const answer = await shop.browser().get(cmsLandingsPath, { headers: { 'accept-language': language } });
    const list = z.array(CmsLanding).parse(answer.json());
    expect(list).toHaveLength(29);
    expect(new Set(list.map(({ short_description: text }) => text)).size).toBe(29);
    for (const { cms: system, slug, short_description: text, url } of list) {
      expect([system.slug, system.icon, url]).toEqual([slug, slug, `/web-hosting/for-${slug}/`]);
      expect(text).toMatch(language === 'ru' ? /[а-я].*\.$/ : /^[A-Z].*\.$/);
    }
    const price = (wanted: string) => list.find(({ slug }) => slug === wanted)?.min_price;
    expect([price('wordpress'), price('cs-cart'), price('magento')]).toEqual([2.4, 4.5, 8]);
    const bitrix = list.find(({ slug }) => slug === '1c-bitrix');
    expect([bitrix?.label, bitrix?.cms.name]).toEqual([language === 'ru' ? '1С-Битрикс' : '1C-Bitrix', '1C-Bitrix']);
  });

  it('leave out removed systems', async () => {
    const slug = 'simpla';
    const [row] = await shop.db.delete(cms).where(eq(cms.slug, slug)).returning();
    const list = z.array(CmsLanding).parse((await shop.browser().get(cmsLandingsPath)).json());
    expect(list.map((landing) => landing.slug)).not.toContain(slug);
    expect((await shop.browser().get(`${contextPath}?slug=for-${slug}`)).statusCode).toBe(404);
    if (row) await shop.db.insert(cms).values(row);
  });
});

describe('the regional rule', () => {
  const seen = async (country: string, browser = shop.browser()) => {
    const headers = from(country);
    const landings = (await browser.get(placeLandingsPath, headers)).json<Landing[]>();
    const { locations: list, tariffs } = await contextOf(browser, '', headers.headers);
    const rowOf = async (slug: string, country: string) => {
      const landing = landings.find((one) => one.slug === slug);
      const { initial, landing: page } = await contextOf(browser, `?slug=in-${slug}`, headers.headers);
      expect(page).toEqual(landing);
      return [list.some((place) => place.country_code === country), landing?.min_price, initial.location];
    };
    return {
      russia: await rowOf('russia', 'RU'),
      ukraine: await rowOf('ukraine', 'UA'),
      sold: tariffs[0]?.locations,
    };
  };
  const shown = (place: number) => [true, 2.4, place];
  const hidden = [false, null, places.frankfurt];

  it('offers no place in Russia abroad and none in Ukraine in Russia, but another one on their pages', async () => {
    for (const country of ['DE', 'RU', 'UA', 'RU', 'DE']) {
      const isRussian = country === 'RU';
      expect([country, await seen(country)]).toEqual([
        country,
        {
          russia: isRussian ? shown(places.moscow) : hidden,
          ukraine: isRussian ? hidden : shown(places.kyiv),
          sold: isRussian ? [1, 2, 3, 4, 5, 7, 8] : [1, 2, 3, 4, 5, 9],
        },
      ]);
    }
    const cached = (country: string, url: string) => shop.app.answerCache.data({ url, ...from(country) });
    expect(await cached('DE', placeLandingsPath)).toBeDefined();
    expect(await cached('DE', `${contextPath}?slug=in-ukraine`)).toBeDefined();
    expect(await cached('RU', `${contextPath}?slug=in-ukraine`)).not.toEqual(
      await cached('DE', `${contextPath}?slug=in-ukraine`),
    );
  });

  it('shows Ukraine to visitors from Russia who were here before, or are signed in', async () => {
    const browser = shop.browser();
    browser.cookies.set('user', '1');
    expect(await seen('RU', browser)).toMatchObject({ russia: shown(places.moscow), ukraine: shown(places.kyiv) });
    expect(await seen('RU', await shop.customer())).toMatchObject({
      russia: shown(places.moscow),
      ukraine: shown(places.kyiv),
    });
    expect(await seen('RU')).toMatchObject({ ukraine: hidden });
  });

  it('names PHP 8.2 as unsupported the day after its last security fixes, and not before', async () => {
    const isEnded = async () =>
      (await contextOf(shop.browser())).php_versions.find(({ version }) => version === '8.2')?.end_of_life;
    await endPhpSupport(shop.db, new Date('2026-12-31T23:59:59Z'));
    expect(await isEnded()).toBe(false);
    await endPhpSupport(shop.db, new Date('2027-01-01T00:00:00Z'));
    expect(await isEnded()).toBe(true);
    await shop.db.update(phpVersions).set({ endOfLife: false }).where(eq(phpVersions.version, '8.2'));
  });

  it('follows what the operator sells where', async () => {
    const sell = (products: ('vps' | 'vhosting')[]) =>
      shop.db.update(locations).set({ products }).where(eq(locations.slug, 'dallas'));
    await sell(['vps']);
    expect((await shop.browser().get(`${contextPath}?slug=in-usa`)).statusCode).toBe(404);
    await sell(['vps', 'vhosting']);
    expect((await shop.browser().get(`${contextPath}?slug=in-usa`)).statusCode).toBe(200);
  });
});

describe('the offer of web hosting', () => {
  const home = async (country = 'DE') =>
    (await shop.browser().get('/my/api/page-context/home/', from(country))).json<HomeContext>().min_prices.web_hosting;

  it('is the lowest price of a month that the visitor can buy', async () => {
    expect(await home()).toBe(2.4);
    await shop.db.update(vhPlans).set({ priceCents: 1000 }).where(eq(vhPlans.slug, 'start'));
    expect(await home()).toBe(4.5);
    await shop.db.update(vhPlans).set({ priceCents: 240 }).where(eq(vhPlans.slug, 'start'));

    const rooms = await shop.db.select().from(vhCapacity);
    await shop.db.update(vhCapacity).set({ accounts: 0 });
    expect(await home()).toBeNull();
    await setRoom(places.moscow, 5);
    expect([await home('DE'), await home('RU')]).toEqual([null, 2.4]);
    for (const { locationId, accounts } of rooms) await setRoom(locationId, accounts);
  });

  it('is made again when a location sells out, not for every account that is sold', async () => {
    const cached = () => shop.app.answerCache.data({ url: contextPath, headers: {} });
    await contextOf(shop.browser());
    const room = await accountsAt(shop, places.barcelona);
    await setRoom(places.barcelona, room - 1);
    expect(await cached()).toBeDefined();
    await setRoom(places.barcelona, 0);
    expect(await cached()).toBeUndefined();
    expect((await contextOf(shop.browser())).tariffs[0]?.sold_out_locations).toContain(places.barcelona);
    await setRoom(places.barcelona, room);
  });
});
