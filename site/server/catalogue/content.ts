import { LegalDocument, NewsItem, Page } from '@hoster/contract';
import { legalPaths, legalSlugs } from '@hoster/domain/legal';
import { allPages } from './all-pages.ts';
import { type Ask, NotOffered } from './ask.ts';
import { helpPaths } from './help.ts';

/** What is read rather than bought, part by part: addresses of its pages, without language prefix. */
const PARTS: readonly ((ask: Ask) => Promise<string[]>)[] = [helpPaths, newsPages, legalPages];

/** Addresses of all texts. Those of parts that the backend doesn't have are left out. @throws BackendAway */
export async function contentPaths(ask: Ask): Promise<string[]> {
  return (await Promise.all(PARTS.map((pathsOf) => pathsOf(ask).catch(noneIfNotOffered)))).flat();
}

async function newsPages(ask: Ask): Promise<string[]> {
  const Item = NewsItem.pick({ slug: true, url: true });
  const items = await allPages(ask, '/my/api/public-news/?page_size=200', Page(Item));
  return ['/news/', ...items.filter(({ url }) => url === null).map(({ slug }) => `/news/${slug}/`)];
}

async function legalPages(ask: Ask): Promise<string[]> {
  const paths = legalSlugs.map(async (slug) => {
    await ask(`/my/api/legal/${slug}/`, LegalDocument.pick({ slug: true }));
    return [legalPaths[slug]];
  });
  return (await Promise.all(paths.map((path) => path.catch(noneIfNotOffered)))).flat();
}

function noneIfNotOffered(error: unknown): string[] {
  if (error instanceof NotOffered) return [];
  throw error;
}
