import type { CurrencyCode } from '@hoster/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { byDepth } from '../../../scripts/depth.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';
import { shopSite, type ShopSite } from '../testing/shop-site.ts';

vi.setConfig({ testTimeout: 10 * WAIT_TIMEOUT, hookTimeout: 4 * WAIT_TIMEOUT });

let site: ShopSite;
beforeAll(async () => {
  site = await shopSite();
});
afterAll(() => site.close());

const signs: Readonly<Record<CurrencyCode, string>> = { EUR: '€', USD: '$', GBP: '£', UAH: '₴', RUR: '₽' };
const codes = Object.keys(signs) as CurrencyCode[];

/** One page of each kind whose title or description has a price, and some whose texts have none. */
const paths = [
  '/',
  '/virtual-private-servers/',
  '/virtual-private-servers/nvme-3/',
  '/virtual-private-servers/in-netherlands/',
  '/virtual-private-servers/for-trading/',
  '/dedicated-servers/',
  '/dedicated-servers/in-netherlands/',
  '/dedicated-servers/epyc-7443p/',
  '/web-hosting/',
  '/web-hosting/start/',
  '/web-hosting/in-germany/',
  '/backups/',
  '/vpn/',
  '/help/',
  '/help/choose-a-service/',
  '/news/',
  '/partners/',
  '/contacts/',
].flatMap((path) => [path, `/ru${path}`]);

/** Where visitors see prices in these currencies. */
const countries: Readonly<Partial<Record<CurrencyCode, string>>> = { UAH: 'UA', RUR: 'RU' };

/** Title, descriptions and JSON-LD of a page, without the prices of offers, which say their currency. */
async function headOf(path: string, currency: CurrencyCode): Promise<string> {
  const headers = { 'cf-ipcountry': countries[currency] ?? 'DE' };
  const { statusCode, payload } = await site.ask(path, { cookies: { currency }, headers });
  // Some services aren't sold to Russia.
  expect([200, 404]).toContain(statusCode);
  return [...payload.matchAll(/<title>.*?<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs)]
    .map(([tag]) => tag)
    .join('\n');
}

const signsIn = (head: string): string[] => Object.values(signs).filter((sign) => head.includes(sign));

test.each(codes)('heads of pages show prices in %s to visitors who see them in it', async (currency) => {
  const wrong: string[] = [];
  let priced = 0;
  for (const path of paths) {
    const head = await headOf(path, currency);
    const shown = signsIn(head);
    if (shown.includes(signs[currency])) priced++;
    if (shown.some((sign) => sign !== signs[currency])) wrong.push(`${path}: ${shown.join(' ')}`);
  }
  expect(wrong).toEqual([]);
  expect(priced).toBeGreaterThan(15);
});

test('heads of pages of the site map show no euros beside rubles', async () => {
  const headers = { 'cf-ipcountry': 'RU' };
  const located = async (path: string) => {
    const { payload } = await site.ask(path, { headers });
    return Array.from(payload.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  };
  const addresses: string[] = [];
  for (const map of await located('/sitemap.xml')) addresses.push(...(await located(map)));
  expect(addresses.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const some = addresses.filter((_, index) => index % 25 === 0);
  for (const path of byDepth(addresses, some)) if ((await headOf(path, 'RUR')).includes('€')) wrong.push(path);
  expect(wrong).toEqual([]);
});
