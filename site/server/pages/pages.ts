import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attributionOf } from './attribution.ts';
import pTimeout from 'p-timeout';
import { type CachedPage, type Coding, compressOnce, compressWell, pageAsSent } from './compress.ts';
import type { SocialCard } from '../../src/seo/social-card.ts';
import type { SiteConfig } from '../config.ts';
import { formBody, fromOwnPage } from './own-form.ts';
import { ANONYMOUS_HEADERS, codingFor, createPageCache, sendCached } from './page-cache.ts';
import type { HandledPage, PageHandler } from './page-handler.ts';
import { pageKey } from './page-key.ts';
import { boundedWork, type PageWork } from './page-work.ts';
import { answerUnreachable } from '../proxy/unreachable.ts';
import { securityHeaders } from '../security-headers.ts';

/** Addresses that may be completed with a trailing slash; none leads to another host. */
const COMPLETABLE = /^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]*[\w\-~%!$&'()*+,;=:@]$/;

/** Retry delay while the backend is unavailable. */
const RETRY_SECONDS = 60;

/** Milliseconds to wait for a new page when an older one is cached. */
const TIMEOUT_MS = 250;

/** Whether a page lacks data that the backend should have provided. */
const isIncomplete = ({ status, troubled }: HandledPage): boolean => status >= 500 || troubled;

/** Whether a page may be kept, and sent to other anonymous visitors: what lacks something may be whole the next time. */
const isKeepable = ({ status, troubled, location, setCookies }: HandledPage): boolean =>
  status === 200 && !troubled && location === null && setCookies.length === 0;

/**
 * Pages made at the same time. Few when the backend runs in this process, so that pages in memory are answered in
 * between; with another backend, pages mostly wait.
 */
const OWN_AT_A_TIME = 4;
const REMOTE_AT_A_TIME = 32;

const compressed = new WeakMap<HandledPage, Partial<Record<Coding, Buffer>>>();

/** Compresses a new page once for all waiting requests. */
function compressedOnce(page: HandledPage, coding: Coding): Buffer {
  const bodies = compressed.get(page) ?? {};
  compressed.set(page, bodies);
  return (bodies[coding] ??= compressOnce(page.html, coding));
}

/**
 * Answers for pages, anonymous ones from memory.
 * @param countVisit counts a visit by a partner's link
 */
export function createPages(
  config: SiteConfig,
  handle: PageHandler,
  countVisit: (request: IncomingMessage, code: string) => void,
  work: PageWork = boundedWork(config.apiOrigin ? REMOTE_AT_A_TIME : OWN_AT_A_TIME),
) {
  const https = config.publicOrigin.startsWith('https:');
  const cache = createPageCache(config.pageCacheSeconds, config.production ? config.pageCacheBytes : 0);
  const making = new Map<string, Promise<HandledPage | null>>();
  const shared = { ...securityHeaders({ https, nonce: null, sources: config.sources }), ...ANONYMOUS_HEADERS };

  /** Answers from memory before the request is processed further; false when it can't. */
  function fromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const key = pageKey(request, config);
    if (key === null) return false;
    const page = cache.get(key);
    if (page === null) return false;
    send(page, request, response);
    if (!page.isFinal) compressLater(key, page);
    return true;
  }

  /** Compresses a page once, when it's requested again. */
  function compressLater(key: string, page: CachedPage): void {
    page.isFinal = true;
    compressWell(page).then(
      (compressed) => cache.replace(key, compressed),
      // The page stays as it is.
      () => undefined,
    );
  }

  /** Set-Cookie lines with the attribution of a visit, which is counted. */
  function attributed(request: IncomingMessage): string[] {
    const { lines, partner } = attributionOf(request, config);
    if (partner !== null) countVisit(request, partner);
    return lines;
  }

  function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
    const { 'accept-encoding': accept, 'if-none-match': ifNoneMatch } = request.headers;
    const attribution = attributed(request);
    if (attribution.length > 0) response.setHeader('set-cookie', attribution);
    sendCached(page, { accept: String(accept ?? ''), ifNoneMatch, head: request.method === 'HEAD' }, response);
  }

  /** Makes an anonymous page once for all concurrent requests and caches it; null when overloaded. */
  async function shareable(key: string, { raw }: FastifyRequest): Promise<HandledPage | null> {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const page = work(raw, () => handle(raw, null, { shared: true }));
    making.set(key, page);
    try {
      const made = await page;
      if (made !== null && isKeepable(made) && config.pageCacheSeconds > 0) {
        const coding = codingFor(String(raw.headers['accept-encoding'] ?? '')) ?? 'br';
        cache.set(key, pageAsSent(made.html, { body: compressedOnce(made, coding), coding }, shared));
      }
      return made;
    } finally {
      making.delete(key);
    }
  }

  /** The new page; `sent` when an older one was sent, because the new one is late or incomplete. */
  async function newOrStale(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<HandledPage | 'sent' | null> {
    const making = shareable(key, request);
    const older = cache.stale(key);
    if (!older) return making;
    const made = await pTimeout(
      making.catch(() => null),
      { milliseconds: TIMEOUT_MS, fallback: () => null },
    );
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
        ? await work(raw, () => handle(raw, post ? formBody(request.body) : null))
        : await newOrStale(key, request, reply);
    if (page === 'sent') return;
    if (page === null) {
      reply.hijack();
      answerUnreachable(raw, reply.raw, 503);
      return;
    }
    reply.headers(securityHeaders({ https, nonce: page.nonce, sources: config.sources }));
    reply.headers(key !== null && isKeepable(page) ? ANONYMOUS_HEADERS : { 'cache-control': 'no-store' });
    const setCookies = [...page.setCookies, ...(page.status === 200 ? attributed(raw) : [])];
    if (setCookies.length > 0) reply.header('set-cookie', setCookies);
    if (page.location !== null) {
      // After a form, the browser must follow with GET.
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
    await reply.send(coding ? compressedOnce(page, coding) : page.html);
  }

  /**
   * The card of the page at a path, made as for an anonymous visitor: null when there is no such public page, 'busy'
   * when overloaded.
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
