import type { FastifyInstance } from 'fastify';
import { BackendAway, NotOffered } from './catalogue/ask.ts';

/** Seconds that others may keep a feed. */
const MAX_AGE_S = 600;
/** Seconds after which a feed that couldn't be made is worth asking for again. */
const RETRY_S = 60;

/** Serves an Atom feed: 404 where the backend doesn't have what it's about, 503 while the backend is away. */
export function atomRoute(
  app: FastifyInstance,
  path: string,
  make: (search: URLSearchParams) => Promise<string>,
): void {
  app.get(path, async (request, reply) => {
    try {
      const [, search = ''] = (request.raw.url ?? '').split('?', 2);
      const xml = await make(new URLSearchParams(search));
      return await reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${MAX_AGE_S}`)
        .send(xml);
    } catch (error) {
      if (error instanceof NotOffered) return reply.code(404).send();
      if (!(error instanceof BackendAway)) throw error;
      app.log.warn({ reason: error.message, path }, 'No feed');
      return reply.code(503).header('retry-after', RETRY_S).send();
    }
  });
}
