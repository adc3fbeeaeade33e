import { createHash } from 'node:crypto';
import type { PublicCatalogue, ErrorDetail } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { compressOnce } from '../pages/compress.ts';
import type { SiteConfig } from '../config.ts';
import { codingFor, hasTag } from '../pages/page-cache.ts';
import { visitorCountry } from '../pages/visitor.ts';
import { BackendAway } from './ask.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { keptBy } from './kept-by.ts';
import { type Region, regionOf } from './region.ts';

/** Seconds that clients may cache the catalogue. */
const MAX_AGE_S = 600;
/** Retry delay in seconds when the catalogue couldn't be read. */
const RETRY_S = 60;

const FORMATS = [
  { name: 'json', type: 'application/json; charset=utf-8' },
  { name: 'csv', type: 'text/csv; charset=utf-8; header=present' },
] as const;

/** `/catalog.json` and `/catalog.csv`: what's sold, for scripts of other sites, too. */
export function catalogueFiles(
  app: FastifyInstance,
  config: SiteConfig,
  read: (region: Region) => Promise<PublicCatalogue>,
): void {
  const forRegion = keptBy(async (region: Region) => writtenOut(await read(region)));
  const shared = { 'access-control-allow-origin': '*', vary: `Accept-Encoding, ${config.edgeCountryHeader}` };
  for (const { name, type } of FORMATS) {
    const url = `/catalog.${name}`;
    app.get(url, async (request, reply) => {
      reply.headers(shared);
      let found;
      try {
        found = await forRegion(regionOf(visitorCountry(request.raw, config)));
      } catch (error) {
        if (!(error instanceof BackendAway)) throw error;
        app.log.warn({ reason: error.message }, 'No catalogue');
        return reply
          .code(503)
          .headers({ 'retry-after': RETRY_S, 'cache-control': 'no-store' })
          .send({
            detail: 'The catalogue is unavailable. Try again in a minute.',
            code: 'backend_unreachable',
          } satisfies ErrorDetail);
      }
      reply.headers({ etag: found.etag, 'cache-control': `public, max-age=${MAX_AGE_S}` });
      if (hasTag(request.headers['if-none-match'] ?? '', found.etag)) return reply.code(304).send();
      reply.type(type);
      const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
      if (coding === null) return reply.send(found[name]);
      return reply.header('content-encoding', coding).send(compressOnce(found[name], coding));
    });
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      handler: (_request, reply) => reply.code(405).headers(shared).header('allow', 'GET, HEAD').send(),
    });
  }
}

/** Both texts, and a tag that ignores the time of reading. */
const writtenOut = (catalogue: PublicCatalogue) => ({
  json: JSON.stringify(catalogue),
  csv: catalogueCsv(catalogue),
  etag: `W/"${createHash('sha1').update(JSON.stringify(catalogue.items)).digest('base64url')}"`,
});
