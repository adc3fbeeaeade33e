import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attributionLines } from './attribution.ts';
import { compressOnce, compressPage } from './compress.ts';
import type { SocialCard } from '../src/seo/social-card.ts';
import type { Settings } from './config.ts';
import { formText, fromOwnPage } from './own-form.ts';
import { ANONYMOUS_HEADERS, type CachedPage, codingFor, createPageCache, sendCached } from './page-cache.ts';
import type { HandledPage, PageHandler } from './page-handler.ts';
import { pageKey } from './page-key.ts';
import { boundedWork, type PageWork } from './page-work.ts';
import { answerUnreachable } from './unreachable.ts';
import { securityHeaders } from './security-headers.ts';

/** What an address may look like to be completed with its closing slash: no way to another host. */
const COMPLETABLE = /^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]*[\w\-~%!$&'()*+,;=:@]$/;

/** When to come back while the backend is away. */
const RETRY_SECONDS = 60;

/** Milliseconds to wait for a new page while there's an older one. */
const PATIENCE_MS = 250;

/** Whether a page lacks what the backend should have told. */
const isIncomplete = ({ status, troubled }: HandledPage): boolean => status >= 500 || troubled;

/**
 * Pages made at the same time. With the backend in this process few, so that between two of them the process answers
 * what it has in memory; with another one pages mostly wait.
 */
const OWN_AT_A_TIME = 4;
const REMOTE_AT_A_TIME = 32;

/** Answers for pages, anonymous ones from memory. */
export function createPages(
  config: Settings,
  handle: PageHandler,
  work: PageWork = boundedWork(config.apiOrigin ? REMOTE_AT_A_TIME : OWN_AT_A_TIME),
) {
  const https = config.publicOrigin.startsWith('https:');
  const cache = createPageCache(config.pageCacheSeconds, config.production ? config.pageCacheBytes : 0);
  const making = new Map<string, Promise<HandledPage | null>>();
  const shared = { ...securityHeaders({ https, nonce: null, sources: config.sources }), ...ANONYMOUS_HEADERS };

  /** Answers from memory before anything else looks at the request; false when it cannot. */
  function fromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const key = pageKey(request, config);
    const page = key === null ? null : cache.get(key);
    if (page === null) return false;
    send(page, request, response);
    return true;
  }

  function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
    const { 'accept-encoding': accept, 'if-none-match': ifNoneMatch } = request.headers;
    const attribution = attributionLines(request, config);
    if (attribution.length > 0) response.setHeader('set-cookie', attribution);
    sendCached(page, { accept: String(accept ?? ''), ifNoneMatch, head: request.method === 'HEAD' }, response);
  }

  /** Makes an anonymous page once for all who ask at the same time, and keeps it; null when there is too much to do. */
  async function shareable(key: string, { raw, log }: FastifyRequest): Promise<HandledPage | null> {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const page = work(raw, () => handle(raw, null, { shared: true }));
    making.set(key, page);
    try {
      const made = await page;
      if (
        made?.status === 200 &&
        !made.troubled &&
        made.location === null &&
        made.setCookies.length === 0 &&
        config.pageCacheSeconds > 0
      ) {
        compressPage(made.html, shared).then(
          (compressed) => cache.set(key, compressed),
          (error: unknown) => log.error(error, 'A page was not kept'),
        );
      }
      return made;
    } finally {
      making.delete(key);
    }
  }

  /** The page made anew; `sent` once an older one was, because the new one is late or incomplete. */
  async function newOrStale(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<HandledPage | 'sent' | null> {
    const making = shareable(key, request);
    const older = cache.stale(key);
    if (!older) return making;
    const patience = new AbortController();
    const late = sleep(PATIENCE_MS, null, { ref: false, signal: patience.signal });
    const made = await Promise.race([late, making.catch(() => null)]);
    // A timer that goes on holds the page after it was sent.
    patience.abort();
    if (made !== null && !isIncomplete(made)) return made;
    cache.postpone(key);
    send(older, request.raw, reply.raw);
    reply.hijack();
    return 'sent';
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
    const page =
      key === null
        ? await work(raw, () => handle(raw, post ? formText(request.body) : null))
        : await newOrStale(key, request, reply);
    if (page === 'sent') return;
    if (page === null) {
      reply.hijack();
      answerUnreachable(raw, reply.raw, 503);
      return;
    }
    reply.headers(securityHeaders({ https, nonce: page.nonce, sources: config.sources }));
    const free = key !== null && page.setCookies.length === 0 && page.status === 200;
    reply.headers(free ? ANONYMOUS_HEADERS : { 'cache-control': 'no-store' });
    const setCookies = [...page.setCookies, ...(page.status === 200 ? attributionLines(raw, config) : [])];
    if (setCookies.length > 0) reply.header('set-cookie', setCookies);
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
    reply.header('vary', ANONYMOUS_HEADERS.vary);
    const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
    if (coding) reply.header('content-encoding', coding);
    await reply.send(coding ? compressOnce(page.html, coding) : page.html);
  }

  /**
   * What the picture of the page at a path shows, made as for a stranger: null when there is no such page for
   * everybody, 'busy' when there is too much to do.
   */
  async function cardOf({ raw }: FastifyRequest, path: string): Promise<SocialCard | 'busy' | null> {
    const stranger = Object.create(raw, {
      url: { value: path },
      method: { value: 'GET' },
      headers: { value: { host: raw.headers.host } },
    }) as IncomingMessage;
    const page = await work(stranger, () => handle(stranger, null, { shared: true }));
    if (page === null || page.status >= 500) return 'busy';
    return page.status === 200 ? page.card() : null;
  }

  return { fromCache, answer, cardOf };
}
