import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { type CrawledPage, readPage } from './read-page.ts';

/** Requests under way at a time: enough to keep the server busy. */
const AT_A_TIME = 4;

/** Headers that say who asks. */
type Headers = Readonly<Record<string, string>>;

/** Asks for an address as crawlers do: again, once, when a busy site says when to come back. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  const seconds = Number(answer.headers.get('retry-after') ?? NaN);
  if (answer.status !== 503 || Number.isNaN(seconds)) return answer;
  await answer.arrayBuffer();
  await setTimeout(seconds * 1000);
  return fetch(url, init);
}

const text = async (url: string, headers: Headers): Promise<Readable> => {
  const answer = await ask(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return Readable.from([await answer.text()]);
};

/** An entry of a sitemap: its address, and those in each language. */
export interface SitemapEntry {
  url: string;
  alternates: Readonly<Record<string, string>>;
  lastmod: string | undefined;
}

/** Reads the index of sitemaps, and each of them. @returns the entries by the address of their sitemap */
export async function readSitemaps(index: string, headers: Headers = {}): Promise<Map<string, SitemapEntry[]>> {
  const sitemaps = new Map<string, SitemapEntry[]>();
  for (const { url } of await parseSitemapIndex(await text(index, headers))) {
    const items = await parseSitemap(await text(url, headers));
    const entries = items.map(({ url: loc, links, lastmod }) => ({
      url: loc,
      alternates: Object.fromEntries(links.map(({ lang, url: href }) => [lang, href])),
      lastmod,
    }));
    sitemaps.set(url, entries);
  }
  return sitemaps;
}

/** Whether a page lacks what a call didn’t bring in time: it isn't to be kept then, and may be whole later. */
const isLacking = ({ ok, headers }: Response): boolean => ok && headers.get('cache-control') === 'no-store';

/** Fetches pages. `failed` gets those that aren't answered with 200, and those that lack something twice. */
export function readPages(
  urls: readonly string[],
  failed: (url: string, fault: string) => void,
  headers: Headers = {},
): Promise<CrawledPage[]> {
  const limit = pLimit(AT_A_TIME);
  const pages = urls.map((url) =>
    limit(async () => {
      let answer = await ask(url, { redirect: 'manual', headers });
      if (isLacking(answer)) {
        await answer.arrayBuffer();
        answer = await ask(url, { redirect: 'manual', headers });
        if (isLacking(answer)) failed(url, 'lacks something, twice');
      }
      const html = await answer.text();
      if (answer.status !== 200) failed(url, `status ${answer.status}`);
      return answer.status === 200 ? [readPage(url, html)] : [];
    }),
  );
  return Promise.all(pages).then((all) => all.flat());
}

/** The address, with nothing but names in its query: pages link to many values of the same. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address);
  return `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
};

/**
 * Addresses of this site that pages link to, each with the first page that does, apart from the pages themselves. Of
 * addresses that differ in the values of their query, one.
 */
export function linkedFrom(pages: readonly CrawledPage[], more: (page: CrawledPage) => string[]): Map<string, string> {
  const known = new Set(pages.map(({ url }) => kindOf(url)));
  const linked = new Map<string, string>();
  for (const page of pages) {
    for (const address of [...page.links, ...more(page)]) {
      const { origin } = new URL(page.url);
      // Drawings take a while, and are looked at apart; what is in braces is for others to fill.
      const isDrawn = address.startsWith(`${origin}/social/`) || address.endsWith('/data-sheet.pdf');
      if (!address.startsWith(`${origin}/`) || isDrawn || address.includes('{')) continue;
      const [bare = ''] = address.split('#', 1);
      const kind = kindOf(bare);
      if (known.has(kind)) continue;
      known.add(kind);
      linked.set(bare, page.url);
    }
  }
  return linked;
}

/** Fragments of addresses that lead nowhere on their page. */
export function lostFragments(pages: readonly CrawledPage[]): { url: string; fault: string }[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap(({ url, links }) =>
    [...links].flatMap((address) => {
      const [bare = '', fragment] = address.split('#', 2);
      const target = byUrl.get(bare);
      const isLost = target && fragment && !target.ids.has(decodeURIComponent(fragment));
      return isLost ? [{ url, fault: `no #${fragment} at ${new URL(bare).pathname}` }] : [];
    }),
  );
}

/** Asks for addresses. @returns those that aren't there, each with the answer's status */
export async function missing(urls: readonly string[], headers: Headers = {}): Promise<Map<string, number>> {
  const limit = pLimit(AT_A_TIME);
  const found = new Map<string, number>();
  await Promise.all(
    urls.map((url) =>
      limit(async () => {
        const answer = await ask(url, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) found.set(url, answer.status);
      }),
    ),
  );
  return found;
}
