import websocket from '@fastify/websocket';
import { calls, openApi } from '@hoster/contract';
import { isSocketPath } from '@hoster/contract/live';
import { trustingOf } from '@hoster/domain/network/trust-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './platform/index.ts';
import type { OpenDatabase } from './platform/db/index.ts';
import {
  addHooks,
  answerBrokenClient,
  answerErrors,
  answerInTime,
  answerUnknownPaths,
  answerUnreadable,
  bodyLimit,
  boundWork,
  AnswerCache,
  logOptions,
  readBodies,
} from './platform/http/index.ts';
import { addSessions, addTokens, keepLooksReadOnly } from './identity/index.ts';
import { catalogueVersion } from './catalogue/index.ts';
import { modules } from './modules.ts';
import type { BackendOptions } from './settings.ts';

/** Bytes of a message from a browser: what is pasted into a console. */
const mostSocketBytes = 65_536;
/** Bytes of a request's headers. */
const headersLimit = 16_384;

/** An empty Fastify app, created early for its logger. */
export function newApp({
  logger = false,
  ...options
}: Pick<BackendOptions, 'logger' | 'trustProxy' | 'answerMilliseconds'>): FastifyInstance {
  const app = fastify({
    logger: logger !== false && { ...(logger !== true && logger), ...logOptions },
    trustProxy: trustingOf(options.trustProxy ?? false),
    bodyLimit,
    http: { maxHeaderSize: headersLimit, shouldUpgradeCallback: ({ url }) => isSocketPath(url) },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBrokenClient,
    forceCloseConnections: 'idle',
  });
  answerInTime(app, options.answerMilliseconds ?? 4800);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // Connections close with their current responses: an open one would keep the process running.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  return app;
}

/** Closes the sockets of pages, which connect again to another process. */
export async function drainSockets(app: FastifyInstance): Promise<void> {
  await Promise.all(app.drains.map((drain) => drain()));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What closes the sockets of a module, by module. */
    readonly drains: (() => Promise<void>)[];
  }
}

/** Registers every call of the backend on the app. */
export function buildApp(app: FastifyInstance, context: Context, database: OpenDatabase): void {
  app.decorate('hoster', context);
  app.decorate(
    'answerCache',
    new AnswerCache(
      () => catalogueVersion(context.db),
      (headers) => context.visitors.withHeaders(context, headers),
    ),
  );
  readBodies(app);
  answerErrors(app);
  answerUnknownPaths(app);
  addSessions(app);
  addHooks(app);
  addTokens(app);
  keepLooksReadOnly(app);
  boundWork(app);

  // Built on first request: it takes a fifth of the startup time.
  let document: string | undefined;
  const describe = () =>
    (document ??= JSON.stringify(
      openApi(calls, { title: 'Hoster API', version: '1', servers: [{ url: context.settings.publicOrigin }] }),
    ));
  app.answerCache.add('/api/openapi.json', { country: 'any' }, true);
  app.get('/api/openapi.json', async (request, reply) => {
    const text = await app.answerCache.text(request, async () => describe());
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ok' };
    } catch (error) {
      context.log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
  for (const module of modules) module.routes?.(app);
  // A scope of their own: the plugin wraps the handlers of its scope. Each module closes its own by `drains`.
  app.decorate('drains', []);
  app.addHook('preClose', () => drainSockets(app));
  void app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: mostSocketBytes, perMessageDeflate: false, clientTracking: false },
      preClose: async () => undefined,
      errorHandler: (_error, socket) => socket.terminate(),
    });
    for (const module of modules) module.sockets?.(scope);
  });
}
