import { FeaturedTag, HelpCategory } from '@hoster/contract';
import { z } from 'zod';
import { allPages } from './all-pages.ts';
import type { Ask } from './ask.ts';

const Tags = z.object({ next: z.string().nullable(), results: z.array(FeaturedTag.pick({ slug: true })) });

const slugsIn = (categories: readonly HelpCategory[]): string[] =>
  categories.flatMap(({ articles, children }) => [...articles.map(({ slug }) => slug), ...slugsIn(children)]);

/** Addresses of the help centre, its articles and their tags. @throws BackendAway, NotOffered */
export async function helpPaths(ask: Ask): Promise<string[]> {
  const tree = await ask('/my/api/dream/article/category_tree/', z.array(HelpCategory));
  const tags = await allPages(ask, '/my/api/dream/featured-tag/?page_size=150', Tags);
  return ['/help/', ...slugsIn(tree).map((slug) => `/help/${slug}/`), ...tags.map(({ slug }) => `/help/tag/${slug}/`)];
}
