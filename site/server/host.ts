import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { EmbeddedBackend } from './backend.ts';
import { isBackendPath } from './backend-paths.ts';
import type { Settings } from './config.ts';
import { fromOwnPage } from './own-origin.ts';
import { pageHandler } from './page-handler.ts';
import type { PageRenderer } from './page-renderer.ts';
import { proxyTo } from './proxy.ts';
import { securityHeaders } from './security-headers.ts';

export interface HostOptions {
  config: Settings;
  siteDir: string;
  backend: EmbeddedBackend | null;
  render: PageRenderer;
  /** Development only: serves sources and hot updates. */
  vite?: ViteDevServer;
}

/** Pages carry nothing but forms: this many bytes are enough. */
const BODY_LIMIT = 1_048_576;

/** The web server: static files, pages, and the way to the backend. */
export async function createHost({ config, siteDir, backend, render, vite }: HostOptions) {
  const https = config.publicOrigin.startsWith('https:');
  const proxy = config.apiOrigin ? proxyTo(config.apiOrigin, config) : null;

  function toBackend(request: IncomingMessage, response: ServerResponse): void {
    if (backend) backend.app.routing(request, response);
    else proxy?.(request, response);
  }

  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer((request, response) => {
        const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
        if (isBackendPath(path)) toBackend(request, response);
        else handler(request, response);
      }),
  });
  const handlePage = pageHandler({
    config,
    backend,
    render,
    log: (message, detail) => app.log.warn({ detail }, message),
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.get('/livez', () => ({ status: 'ok' }));

  if (!vite) {
    await app.register(fastifyStatic, {
      root: join(siteDir, 'build/client/assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    });
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (vite && (await servedByVite(vite, request, reply))) return;
    if (request.method !== 'GET' && request.method !== 'HEAD' && !fromOwnPage(request.raw, config)) {
      await reply.code(403).type('text/plain').send('This form was sent from another site.');
      return;
    }
    const body = request.method === 'POST' ? String(request.body ?? '') : null;
    const answer = await handlePage(request.raw, body);
    reply.headers({ ...securityHeaders({ https, nonce: answer.nonce }), 'cache-control': 'no-store' });
    if (answer.setCookies.length > 0) reply.header('set-cookie', answer.setCookies);
    if (answer.location !== null) {
      // After a form the browser must come back with GET.
      await reply
        .code(request.method === 'POST' ? 303 : answer.status)
        .header('location', answer.location)
        .send();
      return;
    }
    await reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
  }
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: page, exposeHeadRoute: false });
  return app;
}

/** Lets Vite answer for modules and hot updates; false when the request is for a page. */
async function servedByVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (request.method !== 'GET' || request.headers.accept?.includes('text/html')) return false;
  const handled = await new Promise<boolean>((resolve) => {
    reply.raw.once('finish', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
  if (handled) reply.hijack();
  return handled;
}
