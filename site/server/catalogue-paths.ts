import { apiPages } from './catalogue/api-pages.ts';
import type { Ask } from './catalogue/ask.ts';
import { contentPaths } from './catalogue/content.ts';
import { ofEachLine } from './catalogue/lines.ts';
import type { Region } from './catalogue/region.ts';

/** Pages that are there whatever is sold. */
const always = ['/', '/services/', '/partners/', '/contacts/', '/api/', '/status/'];

/**
 * All pages that search engines should know, without language prefix, as far as visitors of a region may know them.
 * @throws BackendAway
 */
export async function sitemapPaths(ask: Ask, region: Region): Promise<string[]> {
  const [lines, texts, reference] = await Promise.all([
    ofEachLine(region, async (line) => ({ page: line.page, paths: await line.paths(ask) })),
    contentPaths(ask),
    apiPages(ask, region),
  ]);
  return [...always, ...lines.map(({ page }) => page), ...lines.flatMap(({ paths }) => paths), ...texts, ...reference];
}
