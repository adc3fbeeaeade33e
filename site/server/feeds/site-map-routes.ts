import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { BackendAway } from '../catalogue/ask.ts';
import { keptBy } from '../catalogue/kept-by.ts';
import { type Region, regionOf } from '../catalogue/region.ts';
import type { SiteConfig } from '../config.ts';
import { robotsTxt, sitemapIndexXml, sitemapPath, sitemapXml } from './sitemap.ts';
import { visitorCountry } from '../pages/visitor.ts';

/** Retry delay in seconds when a sitemap couldn't be made. */
const RETRY_S = 60;
const XML = 'application/xml; charset=utf-8';

/** `/sitemap.xml`, the sitemap of each language and `/robots.txt`, which names the first. */
export function siteMapRoutes(
  app: FastifyInstance,
  config: SiteConfig,
  paths: (region: Region) => Promise<readonly string[]>,
): void {
  const { publicOrigin: origin } = config;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsTxt(origin)));
  app.get('/sitemap.xml', async (_request, reply) => reply.type(XML).send(await sitemapIndexXml(origin)));

  const keptPaths = keptBy(paths);
  for (const lang of LANGUAGES) {
    const sitemap = keptBy(async (region: Region) => sitemapXml(origin, lang, await keptPaths(region)));
    app.get(sitemapPath(lang), async (request, reply) => {
      reply.header('vary', config.edgeCountryHeader);
      try {
        return await reply.type(XML).send(await sitemap(regionOf(visitorCountry(request.raw, config))));
      } catch (error) {
        if (!(error instanceof BackendAway)) throw error;
        app.log.warn({ reason: error.message }, 'No sitemap');
        // Half a map would tell search engines that the other pages are gone.
        return reply.code(503).header('retry-after', RETRY_S).send();
      }
    });
  }
}
