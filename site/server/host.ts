import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { hasValidHost } from '@hoster/domain/network/host-header';
import { trustingOf } from '@hoster/domain/network/trust-proxy';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { asksForPage } from './pages/bare-page.ts';
import { answerBrokenRequest, answerTooLarge } from './pages/broken-request.ts';
import { isSocketPath } from '@hoster/contract/live';
import { isAmbiguous, isBackendPath, isUnclear, type BackendApp } from './proxy/backend-paths.ts';
import { askOf } from './catalogue/ask.ts';
import { catalogueFiles } from './catalogue/catalogue-files.ts';
import { offeredFrom } from './catalogue/languages.ts';
import { readCatalogue } from './catalogue/lines.ts';
import type { Region } from './catalogue/region.ts';
import { sitemapPaths } from './catalogue/catalogue-paths.ts';
import type { SiteConfig } from './config.ts';
import { dataSheets } from './datasheets/data-sheets.ts';
import { createDrain, type Drain } from './drain.ts';
import { health } from './health.ts';
import { logOptions } from './log.ts';
import type { Lang } from '../src/i18n/languages.ts';
import { brandStyleRoute } from './brand-styles.ts';
import { brandedFrom } from './catalogue/brand.ts';
import { newsFeeds } from './feeds/news-feed.ts';
import { serverFeeds } from './feeds/servers-feed.ts';
import { liveProxyTo } from './proxy/live-proxy.ts';
import { otherBackend } from './proxy/other-backend.ts';
import { pageHandler } from './pages/page-handler.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { createPages } from './pages/pages.ts';
import { partnerVisits } from './pages/partner-visits.ts';
import { proxyTo } from './proxy/proxy.ts';
import { answerUnreachable } from './proxy/unreachable.ts';
import { statusFeeds } from './feeds/status-feed.ts';
import { iconFiles } from './icons.ts';
import { preferencesRoute } from './pages/preferences.ts';
import { socialImages } from './social/social-images.ts';
import { staticAssets } from './static-assets.ts';
import { everyAnswersHeaders } from './security-headers.ts';
import { siteMapRoutes } from './feeds/site-map-routes.ts';
import { wellKnownFiles } from './feeds/well-known.ts';

export interface HostOptions {
  config: SiteConfig;
  /** Folder of the built scripts and styles. */
  assetsDir: string;
  backend: BackendApp | null;
  render: PageRenderer;
  drain?: Drain;
  /** Development only: serves sources and hot updates. */
  vite?: ViteDevServer;
}

/** Pages take nothing but forms: this many bytes are enough (`broken-request.ts` names them). */
const BODY_LIMIT = 1_048_576;

/** Pages whose forms have files take these, of 25 MB, with what is around them. */
const PAGES_WITH_FILES = ['/my/tickets/*', '/admin/tickets/*'];
const FILES_LIMIT = 26 * 1_048_576;
/** Forms with files that are in memory at a time, beyond which the others are asked to come again. */
const MOST_FORMS_WITH_FILES = 8;

/** Web server: static files, pages and the proxy to the backend. */
export async function createHost({ config, assetsDir, backend, render, drain = createDrain(), vite }: HostOptions) {
  const other = config.apiOrigin ? otherBackend(config.apiOrigin) : null;
  const proxy = other && proxyTo(other, config);
  const live = other && liveProxyTo(other, config);
  const source = other ?? backend;
  if (!source) throw new Error('There is neither a backend in this process nor API_ORIGIN');
  const log = (message: string, detail: unknown) => app.log.warn({ reason: reasonOf(detail) }, message);
  const handle = pageHandler({ config, backend: source, render, log });
  const pages = createPages(config, handle, partnerVisits(config, source, log));

  const always = everyAnswersHeaders(config.publicOrigin);
  const alwaysSent = new Headers(always);

  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, ...logOptions },
    trustProxy: trustingOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2000 },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, always),
    // An address with a malformed escape, such as `/100%/`, gets the 404 page, not JSON.
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      void pages.answer(request, reply).catch((error: unknown) => reply.send(error)),
    serverFactory: (handler) => {
      const shouldUpgradeCallback = ({ url }: IncomingMessage) => isSocketPath(url);
      const options = { ...limits(config), shouldUpgradeCallback };
      const server = createServer(options, (request: IncomingMessage, response: ServerResponse) => {
        drain.watch(response);
        response.setHeaders(alwaysSent);
        const url = request.url ?? '/';
        const path = url.split('?', 1)[0] ?? '/';
        const isBackends = isBackendPath(path, backend === null);
        if (
          !url.startsWith('/') ||
          isAmbiguous(url) ||
          !namesItsHost(request) ||
          (proxy && isBackends && isUnclear(path))
        )
          refuse(response, 400);
        // Before anything else: a page from memory costs almost nothing.
        else if (pages.fromCache(request, response)) return;
        else if (!isBackends) handler(request, response);
        else if (backend) backend.app.routing(request, response);
        else proxy?.(request, response);
      });
      server.on('upgrade', (request, socket, head) => {
        if (!namesItsHost(request)) socket.destroy();
        else if (backend) backend.app.server.emit('upgrade', request, socket, head);
        else live?.upgrade(request, socket, head);
      });
      // Node would answer alone, without our headers.
      server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        drain.watch(response);
        response.setHeaders(alwaysSent);
        refuse(response, 417);
      });
      drain.add(server);
      return server;
    },
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    error.statusCode === 413 ? answerTooLarge(error, request, reply) : reply.send(error),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // Text would lose bytes of files.
  app.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preClose', async () => live?.disconnect());
  app.addHook('onClose', async () => other?.close());
  health(app, { config, backend, other, isStopping: () => drain.isStopping });
  const ask = (region: Region) => askOf(config, source, region);
  const askIn = (lang: Lang, region: Region = 'other') => askOf(config, source, region, lang);
  newsFeeds(app, config, askIn);
  statusFeeds(app, config, askIn);
  serverFeeds(app, config, askIn);
  socialImages(app, { cardOf: pages.cardOf });
  iconFiles(app, () => brandedFrom(ask('other'), config));
  brandStyleRoute(app);
  preferencesRoute(app, config);
  siteMapRoutes(app, config, {
    languages: () => offeredFrom(ask('other')),
    paths: (region) => sitemapPaths(ask(region), region),
  });
  wellKnownFiles(app, config, ask);
  catalogueFiles(app, config, (region) => readCatalogue(ask(region), region, config.publicOrigin));
  dataSheets(app, config, { ask: askIn, notFound: (request, reply) => pages.answer(request, reply) });

  if (!vite) staticAssets(app, assetsDir);
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) => reply.code(405).header('allow', 'GET, HEAD, POST').send(),
  });
  let formsWithFiles = 0;
  for (const url of PAGES_WITH_FILES) {
    app.route({
      method: 'POST',
      url,
      bodyLimit: FILES_LIMIT,
      onRequest: async (request, reply) => {
        if (Number(request.headers['content-length'] ?? FILES_LIMIT) <= BODY_LIMIT) return;
        if (formsWithFiles >= MOST_FORMS_WITH_FILES) {
          reply.hijack();
          answerUnreachable(request.raw, reply.raw, 503);
          return;
        }
        formsWithFiles += 1;
        reply.raw.once('close', () => (formsWithFiles -= 1));
      },
      handler: async (request, reply) => pages.answer(request, reply),
    });
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (vite && (await servedByVite(vite, request, reply))) return;
      await pages.answer(request, reply);
    },
  });
  return app;
}

/** Limits of connections: Fastify's own don't count for a server that it didn't make. */
const limits = ({ keepAliveSeconds }: SiteConfig) => ({
  // Room for every cookie of ours, and no more.
  maxHeaderSize: 16_384,
  keepAliveTimeout: keepAliveSeconds * 1000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  // `namesItsHost` refuses those without, with the headers of every answer.
  requireHostHeader: false,
});

/** Whether a request has one valid `Host` header, or may do without (HTTP/1.0). */
const namesItsHost = ({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean =>
  hasValidHost(rawHeaders) && (headers.host !== undefined || httpVersion === '1.0');

/** Refuses a request that isn't to be read any further. */
function refuse(response: ServerResponse, status: 400 | 417): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(STATUS_CODES[status]);
}

/** What is logged of an error: never the answer's data, which may be personal. */
function reasonOf(detail: unknown): string {
  if (!(detail instanceof Error)) return String(detail);
  return detail.name === 'ApiError' ? detail.message : (detail.stack ?? detail.message);
}

/** Lets Vite answer for modules and hot updates; false when the request is for a page. */
async function servedByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (request.method !== 'GET' || asksForPage(request.headers)) return false;
  const handled = await new Promise<boolean>((resolve) => {
    reply.raw.once('finish', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
  if (handled) reply.hijack();
  return handled;
}
