import { LegalDocument, NewsItem, Page, FeaturedTag, HelpCategory } from '@hoster/contract';
import { legalPaths, legalSlugs } from '@hoster/domain/visitor/legal';
import { allPages } from './all-pages.ts';
import { type Ask, NotOffered } from './ask.ts';
import { z } from 'zod';

/** Addresses of the content pages, by part, without language prefix. */
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

const Tags = z.object({ next: z.string().nullable(), results: z.array(FeaturedTag.pick({ slug: true })) });

const slugsIn = (categories: readonly HelpCategory[]): string[] =>
  categories.flatMap(({ articles, children }) => [...articles.map(({ slug }) => slug), ...slugsIn(children)]);

/** Addresses of the help centre, its articles and their tags. @throws BackendAway, NotOffered */
async function helpPaths(ask: Ask): Promise<string[]> {
  const tree = await ask('/my/api/dream/article/category_tree/', z.array(HelpCategory));
  const tags = await allPages(ask, '/my/api/dream/featured-tag/?page_size=150', Tags);
  return ['/help/', ...slugsIn(tree).map((slug) => `/help/${slug}/`), ...tags.map(({ slug }) => `/help/tag/${slug}/`)];
}
