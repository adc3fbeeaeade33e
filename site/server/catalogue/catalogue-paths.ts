import { type Ask, NotOffered } from './ask.ts';
import { contentPaths } from './content.ts';
import { ofEachLine } from './lines.ts';
import type { Region } from './region.ts';
import { z } from 'zod';
import type { ApiDocument } from '../../src/features/api-reference/document.ts';
import { apiGroups } from '../../src/features/api-reference/reference.ts';

/** Pages that exist regardless of what is sold. */
const always = ['/', '/services/', '/partners/', '/contacts/', '/api/', '/status/'];

/**
 * All pages that search engines should know, without language prefix, as far as visitors from a region may see them.
 * @throws BackendAway
 */
export async function sitemapPaths(ask: Ask, region: Region): Promise<string[]> {
  const [lines, unsold, texts, reference] = await Promise.all([
    ofEachLine(region, async (line) => ({ page: line.page, paths: await line.paths(ask) })),
    unsoldPages(ask),
    contentPaths(ask),
    apiPages(ask, region),
  ]);
  const shown = lines.filter(({ page }) => !unsold.includes(page));
  return [...always, ...shown.map(({ page }) => page), ...shown.flatMap(({ paths }) => paths), ...texts, ...reference];
}

const Unsold = z.object({ unsold_pages: z.array(z.string()).optional() });

/** Pages of lines with nothing on sale; none where the backend doesn’t say. */
async function unsoldPages(ask: Ask): Promise<readonly string[]> {
  const { unsold_pages: pages } = await ask('/my/api/features/', Unsold).catch(
    (error: unknown): z.infer<typeof Unsold> => {
      if (error instanceof NotOffered) return {};
      throw error;
    },
  );
  return pages ?? [];
}

const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
});
const Described = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Pages of the API reference; none where the backend doesn't describe its calls. */
async function apiPages(ask: Ask, region: Region): Promise<string[]> {
  const described = await ask('/api/openapi.json', Described).catch((error: unknown) => {
    if (error instanceof NotOffered) return { paths: {} };
    throw error;
  });
  const document = { paths: described.paths, components: { schemas: {} } } as ApiDocument;
  return apiGroups(document, region !== 'RU').map(({ slug }) => `/api/reference/${slug}/`);
}
