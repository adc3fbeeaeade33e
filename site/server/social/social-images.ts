import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { hasTag } from '../pages/page-cache.ts';
import { keptDrawings } from '../drawing/kept-drawings.ts';
import { createPainter, PainterBusy, type Painter } from '../drawing/painter.ts';

/** Seconds that clients may cache a picture. */
const MAX_AGE_S = 86_400;
/** Retry delay in seconds. */
const RETRY_S = 10;
/** Maximum bytes of pictures in memory. */
const KEPT_BYTES = 4 * 1_048_576;
/** Names of pages as they are in addresses: the content of a picture comes only from the page. */
const NAME = /^[a-z\d](?:[a-z\d._/-]{0,200}[a-z\d])?$/;

interface Options {
  /** The card of the page at a path; null when there is no such public page. */
  cardOf: (request: FastifyRequest, path: string) => Promise<SocialCard | 'busy' | null>;
  painter?: Painter<SocialCard>;
}

/** Draws cards as PNG. */
export const socialPainter = (): Painter<SocialCard> => createPainter(join(import.meta.dirname, 'worker.ts'));

/** `/social/*.png`: a picture of each page for social networks. */
export function socialImages(app: FastifyInstance, { cardOf, painter = socialPainter() }: Options): void {
  const kept = keptDrawings(KEPT_BYTES);
  app.addHook('onClose', async () => painter.close());
  app.get('/social/*', async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    const name = file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
    if (!NAME.test(name) || name.includes('//')) return reply.code(404).send();
    const card = await cardOf(request, name === 'index' ? '/' : `/${name}/`);
    if (card === null) return reply.code(404).header('cache-control', 'no-store').send();
    if (card === 'busy') return later(reply);
    const facts = JSON.stringify(card);
    const tag = `"${createHash('sha1').update(facts).digest('base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': `public, max-age=${MAX_AGE_S}` });
    if (hasTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
    try {
      const png = await kept.get(tag, () => painter.paint(card));
      return await reply.type('image/png').send(png);
    } catch (error) {
      if (!(error instanceof PainterBusy)) app.log.warn({ reason: String(error) }, 'No picture');
      return later(reply);
    }
  });
}

const later = (reply: FastifyReply) =>
  reply.code(503).headers({ 'retry-after': RETRY_S, 'cache-control': 'no-store' }).removeHeader('etag').send();
