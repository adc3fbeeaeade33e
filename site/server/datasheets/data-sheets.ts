import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Slug } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Lang, LANGUAGES, localPath } from '../../src/i18n/languages.ts';
import { type Ask, BackendAway, NotOffered } from '../catalogue/ask.ts';
import { brandedFrom } from '../catalogue/brand.ts';
import { mustOffer } from '../catalogue/languages.ts';
import { type Region, regionOf } from '../catalogue/region.ts';
import type { SiteConfig } from '../config.ts';
import { keptDrawings } from '../drawing/kept-drawings.ts';
import { createPainter, PainterBusy, type Painter } from '../drawing/painter.ts';
import { hasTag } from '../pages/page-cache.ts';
import { visitorCountry } from '../pages/visitor.ts';
import { answerUnreachable } from '../proxy/unreachable.ts';
import type { DataSheet } from './data-sheet.ts';
import { readPlan, type SheetLine, sheetLines } from './plan.ts';
import { sheetOf } from './sheet-of.ts';

/** Seconds that clients may cache a sheet. */
const MAX_AGE_S = 600;
/** Maximum bytes of sheets in memory. */
const KEPT_BYTES = 4 * 1_048_576;

interface Options {
  /** Asks as a visitor from a region would, in a language. */
  ask: (lang: Lang, region: Region) => Ask;
  /** Answers with the site's page for what isn't there: people follow old links, too. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  painter?: Painter<DataSheet>;
}

/** Draws sheets as PDF. */
const sheetPainter = (): Painter<DataSheet> => createPainter(join(import.meta.dirname, 'worker.ts'));

/** `data-sheet.pdf` below the page of each plan, in each language: the plan on one page. */
export function dataSheets(
  app: FastifyInstance,
  config: SiteConfig,
  { ask, notFound, painter = sheetPainter() }: Options,
): void {
  const kept = keptDrawings(KEPT_BYTES);
  app.addHook('onClose', async () => painter.close());

  async function read(lang: Lang, line: SheetLine, slug: string, region: Region): Promise<DataSheet> {
    if (!Slug.safeParse(slug).success) throw new NotOffered(slug);
    const asking = ask(lang, region);
    await mustOffer(asking, lang);
    const [plan, branded] = await Promise.all([readPlan(asking, line, slug), brandedFrom(asking, config)]);
    return sheetOf(plan, { lang, branded, origin: config.publicOrigin, now: new Date() });
  }

  for (const lang of LANGUAGES)
    for (const line of sheetLines) {
      const url = localPath(lang, `${linePages[line]}:slug/data-sheet.pdf`);
      app.get(url, async (request, reply) => {
        const { slug } = request.params as { slug: string };
        reply.header('vary', config.edgeCountryHeader);
        let sheet;
        try {
          sheet = await read(lang, line, slug, regionOf(visitorCountry(request.raw, config)));
        } catch (error) {
          if (error instanceof NotOffered) return notFound(request, reply);
          if (!(error instanceof BackendAway)) throw error;
          app.log.warn({ reason: error.message }, 'No data sheet');
          return later(request, reply);
        }
        const tag = `"${createHash('sha1').update(JSON.stringify(sheet)).digest('base64url')}"`;
        reply.headers({ etag: tag, 'cache-control': `public, max-age=${MAX_AGE_S}` });
        if (hasTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
        try {
          const pdf = await kept.get(tag, () => painter.paint(sheet));
          return await reply
            .type('application/pdf')
            .header('content-disposition', `inline; filename="${slug}-data-sheet.pdf"`)
            .send(pdf);
        } catch (error) {
          if (!(error instanceof PainterBusy)) app.log.warn({ reason: String(error) }, 'No data sheet');
          return later(request, reply);
        }
      });
      app.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        handler: (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
      });
    }
}

/** Asks to come back: by a page where a person waits. */
function later(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  answerUnreachable(request.raw, reply.raw, 503);
}
