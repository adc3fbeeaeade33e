import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BackendAway } from './catalogue/ask.ts';
import { keptBy } from './catalogue/kept-by.ts';
import { type Region, regionOf } from './catalogue/region.ts';
import type { Settings } from './config.ts';
import { createJar } from './transport.ts';
import { keepPreferences, ownPath } from './preferences.ts';
import { formText, fromOwnPage } from './own-form.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { visitorCountry } from './visitor.ts';

const DAY_S = 86_400;
/** Seconds after which a site map that could not be made is worth asking for again. */
const RETRY_S = 60;

/** Everything at the root that is no page: icons, robots, site map, preferences. */
export function siteFiles(
  app: FastifyInstance,
  config: Settings,
  paths: (region: Region) => Promise<readonly string[]>,
): void {
  for (const [name, type] of [
    ['favicon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
  ] as const) {
    const bytes = readFileSync(join(import.meta.dirname, 'static', name));
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${DAY_S}`).send(bytes),
    );
  }
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(config.publicOrigin)),
  );

  const sitemap = keptBy(async (region: Region) => sitemapXml(config.publicOrigin, await paths(region)));
  app.get('/sitemap.xml', async (request, reply) => {
    reply.header('vary', config.edgeCountryHeader);
    try {
      const xml = await sitemap(regionOf(visitorCountry(request.raw, config)));
      return await reply.type('application/xml; charset=utf-8').send(xml);
    } catch (error) {
      if (!(error instanceof BackendAway)) throw error;
      app.log.warn({ reason: error.message }, 'No site map');
      // Half a map would tell search engines that the other pages are gone.
      return reply.code(503).header('retry-after', RETRY_S).send();
    }
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/preferences/',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const url = new URL(config.publicOrigin + (request.raw.url ?? '/'));
      const isOwn = fromOwnPage(request.raw, config);
      if (request.method === 'POST' && !isOwn) return reply.code(403).send();
      const values = request.method === 'POST' ? new URLSearchParams(formText(request.body)) : url.searchParams;
      const jar = createJar('', config);
      // A link from another site leads to the page, and changes nothing.
      const next = isOwn ? keepPreferences(values, jar.set) : ownPath(values.get('next'));
      return reply
        .code(303)
        .headers({ 'set-cookie': jar.lines, 'cache-control': 'no-store' })
        .header('location', next)
        .send();
    },
  });
}
