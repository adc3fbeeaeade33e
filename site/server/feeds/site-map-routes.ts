import type { OfferedLanguages } from '@hoster/domain/visitor/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
  {
    languages,
    paths,
  }: { languages: () => Promise<OfferedLanguages>; paths: (region: Region) => Promise<readonly string[]> },
): void {
  const { publicOrigin: origin } = config;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsTxt(origin)));
  const unlessAway = async (reply: FastifyReply, make: () => Promise<string | null>): Promise<FastifyReply> => {
    try {
      const xml = await make();
      return xml === null ? await reply.code(404).send() : await reply.type(XML).send(xml);
    } catch (error) {
      if (!(error instanceof BackendAway)) throw error;
      app.log.warn({ reason: error.message }, 'No sitemap');
      // Half a map would tell search engines that the other pages are gone.
      return reply.code(503).header('retry-after', RETRY_S).send();
    }
  };
  app.get('/sitemap.xml', async (_request, reply) =>
    unlessAway(reply, async () => sitemapIndexXml(origin, (await languages()).languages)),
  );

  const keptPaths = keptBy(paths);
  for (const lang of LANGUAGES) {
    const sitemap = keptBy(async (region: Region) => {
      const offered = await languages();
      return offered.languages.includes(lang) ? sitemapXml(origin, lang, await keptPaths(region), offered) : null;
    });
    app.get(sitemapPath(lang), async (request, reply) => {
      reply.header('vary', config.edgeCountryHeader);
      return unlessAway(reply, () => sitemap(regionOf(visitorCountry(request.raw, config))));
    });
  }
}
