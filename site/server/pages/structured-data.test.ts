import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJsonLd } from '../../e2e/support/crawl/json-ld.ts';
import { readPage } from '../../e2e/support/crawl/read-page.ts';
import { shopSite, type ShopSite } from '../testing/shop-site.ts';

let site: ShopSite;
beforeAll(async () => {
  site = await shopSite();
});
afterAll(() => site.close());

async function open(path: string) {
  const { body, statusCode } = await site.ask(path);
  expect(statusCode, `status of ${path}`).toBe(200);
  return { body, page: readPage(`https://hoster.example${path}`, body) };
}

/** Prices of the products that a page names in its JSON-LD, by the address of each. */
async function productPrices(path: string): Promise<Map<string, string>> {
  const { page } = await open(path);
  const prices = new Map<string, string>();
  for (const data of page.jsonLd.map(readJsonLd)) {
    if (typeof data === 'string') throw new Error(data);
    if (data['@type'] === 'Product') prices.set(new URL(data.url).pathname, data.offers.price);
  }
  return prices;
}

test('a country with a surcharge names its own prices', async () => {
  const everywhere = await productPrices('/virtual-private-servers/');
  const here = await productPrices('/virtual-private-servers/in-switzerland/');
  const address = '/virtual-private-servers/nvme-3/';
  expect(Number(here.get(address))).toBeCloseTo(Number(everywhere.get(address)) * 1.1, 2);
});

test('an offer of a country leads to the plan there, at the same price', async () => {
  const { page } = await open('/virtual-private-servers/in-switzerland/');
  const [offer] = page.jsonLd.map(readJsonLd).flatMap((data) => {
    if (typeof data === 'string') throw new Error(data);
    return data['@type'] === 'Product' ? [data.offers] : [];
  });
  const { pathname, search } = new URL(offer?.url ?? '');
  expect([...(await productPrices(pathname + search)).values()]).toEqual([offer?.price]);
});

test('the term and the promo code of the address are in the prices', async () => {
  const address = '/virtual-private-servers/nvme-3/';
  const [month, year, promo] = await Promise.all(
    ['', '?period=12', `?promo_code=${await site.promoCode(10, 3)}`].map((query) =>
      productPrices(`/virtual-private-servers/${query}`),
    ),
  );
  expect(Number(year?.get(address))).toBeLessThan(Number(month?.get(address)));
  expect(Number(promo?.get(address))).toBeLessThan(Number(month?.get(address)));
});

test('the page of a plan names the price that it opens with', async () => {
  const listed = await productPrices('/web-hosting/');
  const address = '/web-hosting/basic/';
  expect(await productPrices(address)).toEqual(new Map([[address, listed.get(address)]]));
});
