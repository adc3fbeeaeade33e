import { BackupOrderContext, type HomeContext, type PageContext } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { backupCapacity, backupVolumes, locations } from '../../catalogue/tables.ts';
import { testShop } from '../../testing/shop.ts';
import { contextPath, places } from '../../testing/backup-storage.ts';

const shop = await testShop();
afterAll(() => shop.close());

const contextOf = async (browser: Browser, query = '', headers: Record<string, string> = {}) =>
  BackupOrderContext.parse((await browser.get(`${contextPath}${query}`, { headers })).json());

describe('the context of the page of backup storage', () => {
  it('has sizes, places and nothing private for a visitor', async () => {
    const context = await contextOf(shop.browser());
    expect(context.volumes.map(({ volume, price }) => [volume, price])).toEqual([
      [100, 3],
      [250, 5],
      [500, 8],
      [1024, 12],
      [2048, 20],
      [5120, 42],
      [10_240, 75],
      [20_480, 140],
    ]);
    expect(context.volumes.at(-1)).toMatchObject({ snapshots: 30, sub_accounts: 100 });
    expect(context.locations.map(({ city }) => city)).toEqual(['Frankfurt', 'Rotterdam', 'Barcelona']);
    const soldOut = context.volumes.filter(({ sold_out_locations: at }) => at.includes(places.barcelona));
    expect(soldOut.map(({ volume }) => volume)).toEqual([5120, 10_240, 20_480]);
    expect(context).toMatchObject({
      initial: { volume: 500, location: places.frankfurt, rent_period: 1, count: 1 },
      protocols: ['ftp', 'ftps', 'sftp', 'rsync', 'webdav'],
      port_mbps: 1000,
      balance: null,
      projects: [],
      personal_info_complete: null,
    });
  });

  it('has the customer’s own and what the address asks for', async () => {
    const context = await contextOf(await shop.customer(), '?volume=2048&location=4&count=2&name=nightly');
    expect(context).toMatchObject({
      initial: { volume: 2048, location: places.barcelona, count: 2, name: 'nightly', project_name: 'General' },
      projects: [{ name: 'General' }],
      balance: { amount: '500.00', currency: 'EUR' },
      personal_info_complete: true,
    });
  });

  it('has locations by the regional rule', async () => {
    await shop.db
      .update(locations)
      .set({ products: ['backup'] })
      .where(eq(locations.slug, 'moscow'));
    const cities = async (country: string) =>
      (await contextOf(shop.browser(), '', { 'cf-ipcountry': country })).locations.map(({ city }) => city);
    expect(await cities('DE')).not.toContain('Moscow');
    expect(await cities('RU')).toContain('Moscow');
    await shop.db
      .update(locations)
      .set({ products: ['vhosting'] })
      .where(eq(locations.slug, 'moscow'));
  });

  it('chooses the nearest size where the usual one isn’t sold, and a place with room', async () => {
    await shop.db.delete(backupVolumes).where(eq(backupVolumes.gigabytes, 500));
    await shop.db.update(backupCapacity).set({ gigabytes: 200 }).where(eq(backupCapacity.locationId, 1));
    const { initial } = await contextOf(shop.browser());
    expect(initial).toMatchObject({ volume: 250, location: places.rotterdam });
  });
});

describe('the offer of backup storage', () => {
  const home = async () => (await shop.browser().get('/my/api/page-context/home/')).json<HomeContext>().min_prices;

  it('is the lowest price of a size in stock', async () => {
    expect(await home()).toMatchObject({ vps: 4.9, backup: 3 });
    await shop.db.delete(backupVolumes).where(eq(backupVolumes.gigabytes, 100));
    expect(await home()).toMatchObject({ backup: 5 });
    await shop.db.update(backupCapacity).set({ gigabytes: 99 });
    expect(await home()).toMatchObject({ backup: null });
    await shop.db.update(backupCapacity).set({ gigabytes: 100_000 });
  });

  it('is made again when a size sells out, not for every storage that is sold', async () => {
    const cached = () => shop.app.answerCache.data({ url: contextPath, headers: {} });
    await contextOf(shop.browser());
    await shop.db.update(backupCapacity).set({ gigabytes: 99_000 });
    expect(await cached()).toBeDefined();
    await shop.db.update(backupCapacity).set({ gigabytes: 20_000 });
    expect(await cached()).toBeUndefined();
  });

  it.each([
    ['en', /^Backup storage from €5: 250 GB to 20 TB$/, 'Frankfurt, Rotterdam, and Barcelona'],
    ['ru', /^Хранилище для бэкапов от\s5\s€: 250\sГБ\s–\s20\sТБ$/, 'Франкфурт, Роттердам и Барселона'],
  ])('has figures in the texts of its page in %s', async (language, title, cities) => {
    const url = '/my/api/page-context/backups/public_page_context/';
    const answer = await shop.browser().get(url, { headers: { 'accept-language': language } });
    const page = answer.json<PageContext>();
    expect(page.seo_title).toMatch(title);
    expect(page.footer).toContain(cities);
    expect(page.footer).toContain('10–30');
    expect(page.faq?.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(page), 'a placeholder without a value').not.toMatch(/\{\w+\}/);
  });
});
