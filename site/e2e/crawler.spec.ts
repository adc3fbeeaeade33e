import { PNG } from 'pngjs';
import { byDepth } from '../../scripts/depth.ts';
import { WAIT_TIMEOUT } from '../../scripts/wait-timeout.ts';
import { matchPage } from '../src/app/router/match-page.ts';
import { faultsOf, langOf, sharedTexts } from './support/crawl/check-page.ts';
import { linkedFrom, lostFragments, missing, readPages, readSitemaps } from './support/crawl/crawl.ts';
import { addressesIn, readJsonLd } from './support/crawl/json-ld.ts';
import type { CrawledPage } from './support/crawl/read-page.ts';
import { createReport } from './support/crawl/report.ts';
import { expect, test } from './support/test.ts';

/** Bytes that a picture for social networks may have. */
const PICTURE_MOST = 100_000;

const typeOf = (url: string): string => matchPage(new URL(url).pathname)?.entry.page ?? 'no page';

/** A page's picture, or what is wrong with it. */
async function pictureFault({ meta }: CrawledPage): Promise<string | null> {
  const answer = await fetch(meta.get('og:image') ?? '');
  if (answer.status !== 200) return `picture: status ${answer.status}`;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = PNG.sync.read(bytes);
  if (width !== 1200 || height !== 630) return `picture of ${width} × ${height}`;
  return bytes.length > PICTURE_MOST ? `picture of ${bytes.length} bytes` : null;
}

/** The first address of each type and language. */
function firstOfEach(urls: readonly string[]): string[] {
  const first = new Map(urls.toReversed().map((url) => [`${typeOf(url)} ${langOf(url)}`, url]));
  return [...first.values()];
}

test('every page of the sitemaps is complete, in its language, and has no broken link', async ({ site }) => {
  test.setTimeout(10 * WAIT_TIMEOUT);
  const started = performance.now();
  const report = createReport();
  const sitemaps = await readSitemaps(`${site.url}/sitemap.xml`);
  const languages = [...sitemaps.values()].map((entries) => [...new Set(entries.map(({ url }) => langOf(url)))]);
  expect(languages, 'a sitemap for each language').toEqual([['en'], ['ru']]);
  const entries = new Map([...sitemaps.values()].flat().map((entry) => [entry.url, entry]));
  const add = (url: string, fault: string) => report.add(typeOf(url), url, fault);

  const urls = [...entries.keys()];
  const pages = await readPages(byDepth(urls, firstOfEach(urls)), add);
  for (const page of pages) {
    const { url, alternates } = page;
    report.count(typeOf(url));
    for (const fault of faultsOf(page, typeOf(url))) add(url, fault);
    const inSitemap = entries.get(url)?.alternates ?? {};
    if (JSON.stringify(inSitemap) !== JSON.stringify(Object.fromEntries(alternates)))
      add(url, `alternates in the sitemap: ${JSON.stringify(inSitemap)}`);
    for (const alternate of alternates.values())
      if (!entries.has(alternate)) add(url, `${alternate} isn’t in the sitemaps`);
  }
  for (const { url, fault } of [...sharedTexts(pages), ...lostFragments(pages)]) add(url, fault);

  const linked = linkedFrom(pages, ({ jsonLd }) => jsonLd.map(readJsonLd).flatMap(addressesIn));
  const addresses = byDepth([...linked.keys()], firstOfEach([...linked.keys()]));
  for (const [address, status] of await missing(addresses))
    add(linked.get(address) ?? site.url, `${address} answers ${status}`);
  const ofEach = new Set(firstOfEach(pages.map(({ url }) => url)));
  const typical = pages.filter(({ url }) => ofEach.has(url));
  // Drawing takes most of the time. Russian is the harder one to draw.
  const pictured = byDepth(typical, typical.filter(({ url }) => langOf(url) === 'ru').slice(0, 5));
  for (const page of pictured) {
    const fault = await pictureFault(page);
    if (fault) add(page.url, fault);
  }

  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(report.table());
  console.log(
    `${pages.length} pages, ${addresses.length} linked addresses, ${pictured.length} pictures in ${seconds} s`,
  );
  expect(report.lines()).toEqual([]);
  expect(pages.length, 'pages were crawled').toBeGreaterThan(byDepth(500, 50));
});

/** Addresses that no page links to for anonymous visitors of a country, by the regional table. */
const kept = { RU: /\/vpn\/|\/in-ukraine\//, UA: /\/in-russia\// };
/** What is kept from Russia is in texts; what is kept from Ukraine comes from components, alike on all pages of a type. */
const visited = { RU: (urls: readonly string[]) => urls, UA: firstOfEach };

for (const country of ['RU', 'UA'] as const) {
  test(
    `a visitor from ${country} finds every page of their sitemaps complete, and none that isn’t for them`,
    { tag: '@full' },
    async ({ site }) => {
      test.setTimeout(10 * WAIT_TIMEOUT);
      const headers = { 'CF-IPCountry': country };
      const faults: string[] = [];
      const add = (url: string, fault: string) => void faults.push(`${url}: ${fault}`);
      const sitemaps = await readSitemaps(`${site.url}/sitemap.xml`, headers);
      const urls = [...sitemaps.values()].flat().map(({ url }) => url);
      for (const url of urls) if (country === 'RU' && url.includes('/vpn/')) add(url, 'is in the sitemaps');
      const pages = await readPages(visited[country](urls), add, headers);
      for (const page of pages) {
        // Names of payment methods for Russian visitors are in both languages on purpose.
        for (const fault of faultsOf(page, typeOf(page.url)))
          if (!/: (?:СБП \(SBP\)|Мир \(Mir\))$/.test(fault)) add(page.url, fault);
        const told = `${page.title} ${page.meta.get('description')} ${page.meta.get('keywords')}`;
        if (country === 'RU' && told.includes('VPN')) add(page.url, `speaks of the VPN: ${told}`);
        // A page speaks of itself, in each language.
        const isKept = kept[country].test(page.url);
        for (const link of page.links) if (!isKept && kept[country].test(link)) add(page.url, `leads to ${link}`);
      }
      const linked = linkedFrom(pages, ({ jsonLd }) => jsonLd.map(readJsonLd).flatMap(addressesIn));
      for (const [address, status] of await missing([...linked.keys()], headers))
        add(linked.get(address) ?? site.url, `${address} answers ${status}`);
      expect(faults).toEqual([]);
      expect(pages.length, 'pages were crawled').toBeGreaterThan({ RU: 500, UA: 50 }[country]);
    },
  );
}

test('error pages have neither canonical nor alternates nor a picture', async ({ site, request }) => {
  for (const path of [
    '/no-such-page/',
    '/ru/no-such-page/',
    '/help/no-such-article/',
    '/ru/virtual-private-servers/no/',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/rel="(canonical|alternate)"|hreflang=|og:image/);
  }
  for (const path of ['/social/no-such-page.png', '/social/my.png', '/social/auth/login.png', '/social/vpn.svg'])
    expect((await fetch(site.url + path)).status, path).toBe(404);
});
