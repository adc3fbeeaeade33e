import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, compressPage } from './compress.ts';
import type { Settings } from './config.ts';
import { formText, fromOwnPage } from './own-form.ts';
import { ANONYMOUS_HEADERS, createPageCache, sendCached } from './page-cache.ts';
import type { HandledPage, PageHandler } from './page-handler.ts';
import { pageKey } from './page-key.ts';
import { securityHeaders } from './security-headers.ts';

/** What an address may look like to be completed with its closing slash: no way to another host. */
const COMPLETABLE = /^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]*[\w\-~%!$&'()*+,;=:@]$/;

/** When to come back while the backend is away. */
const RETRY_SECONDS = 60;

/** Answers for pages, anonymous ones from memory. */
export function createPages(config: Settings, handle: PageHandler) {
  const https = config.publicOrigin.startsWith('https:');
  const cache = createPageCache(config.pageCacheSeconds, config.production ? config.pageCacheBytes : 0);
  const making = new Map<string, Promise<HandledPage>>();
  const shared = { ...securityHeaders({ https, nonce: null, sources: config.sources }), ...ANONYMOUS_HEADERS };

  /** Answers from memory before anything else looks at the request; false when it cannot. */
  function fromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const key = pageKey(request, config);
    const page = key === null ? null : cache.get(key);
    if (!page) return false;
    const { 'accept-encoding': accept, 'if-none-match': ifNoneMatch } = request.headers;
    return sendCached(page, { accept: String(accept ?? ''), ifNoneMatch, head: request.method === 'HEAD' }, response);
  }

  /** Makes an anonymous page once for all who ask at the same time, and keeps it. */
  async function shareable(key: string, request: IncomingMessage): Promise<HandledPage> {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const page = handle(request, null, { shared: true });
    making.set(key, page);
    try {
      const made = await page;
      if (
        made.status === 200 &&
        !made.troubled &&
        made.location === null &&
        made.setCookies.length === 0 &&
        config.pageCacheSeconds > 0
      ) {
        void compressPage(made.html, shared).then((compressed) => cache.set(key, compressed));
      }
      return made;
    } finally {
      making.delete(key);
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = request;
    const url = raw.url ?? '/';
    const [path = '/'] = url.split('?', 1);
    const post = request.method === 'POST';
    if (post && !fromOwnPage(raw, config)) {
      await reply.code(403).type('text/plain; charset=utf-8').send('This form was sent from another site.');
      return;
    }
    if (!post && COMPLETABLE.test(path) && !/\.\w+$/.test(path)) {
      await reply
        .code(301)
        .header('location', `${path}/${url.slice(path.length)}`)
        .send();
      return;
    }
    const key = config.production ? pageKey(raw, config) : null;
    const page = key === null ? await handle(raw, post ? formText(request.body) : null) : await shareable(key, raw);
    reply.headers(securityHeaders({ https, nonce: page.nonce, sources: config.sources }));
    const free = key !== null && page.setCookies.length === 0 && page.status === 200;
    reply.headers(free ? ANONYMOUS_HEADERS : { 'cache-control': 'no-store' });
    if (page.setCookies.length > 0) reply.header('set-cookie', page.setCookies);
    if (page.location !== null) {
      // After a form the browser must come back with GET.
      await reply
        .code(post ? 303 : page.status)
        .header('location', page.location)
        .send();
      return;
    }
    reply.code(page.status).type('text/html; charset=utf-8');
    if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
    if (String(request.headers['accept-encoding'] ?? '').includes('gzip')) {
      reply.header('content-encoding', 'gzip').header('vary', ANONYMOUS_HEADERS.vary);
      await reply.send(await compressOnce(page.html));
    } else {
      await reply.send(page.html);
    }
  }
  return { fromCache, answer };
}
