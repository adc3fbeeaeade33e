import { calls, openApi } from '@hoster/contract';
import { trustingOf } from '@hoster/domain/trust-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { OpenDatabase } from './db/types.ts';
import { answerBrokenClient, answerErrors, answerUnreadable } from './http/answers.ts';
import { boundWork } from './http/bounds.ts';
import { bodyLimit, readBodies } from './http/body.ts';
import { logSerializers } from './http/log.ts';
import { answerInTime } from './http/in-time.ts';
import { addHooks } from './http/hooks.ts';
import { KeptAnswers } from './http/kept-answers.ts';
import { answerUnknownPaths } from './http/unknown-paths.ts';
import { catalogueVersion } from './modules/catalogue/changes.ts';
import { modules } from './modules/list.ts';
import type { BackendOptions } from './settings.ts';

/** Bytes of a request's headers. */
const headersLimit = 16_384;

/** A Fastify app with nothing in it yet, made early for its logger. */
export function newApp({
  logger = false,
  ...options
}: Pick<BackendOptions, 'logger' | 'trustProxy' | 'answerMilliseconds'>): FastifyInstance {
  const app = fastify({
    logger: logger !== false && { ...(logger !== true && logger), serializers: logSerializers },
    trustProxy: trustingOf(options.trustProxy ?? false),
    bodyLimit,
    http: { maxHeaderSize: headersLimit },
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
  // Connections close with their current answers: an open one would keep the process running.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  return app;
}

/** Puts every call of the backend on the app. */
export function buildApp(app: FastifyInstance, context: Context, database: OpenDatabase): void {
  app.decorate('hoster', context);
  app.decorate('kept', new KeptAnswers(() => catalogueVersion(context.db), context.settings.edgeCountryHeader));
  readBodies(app);
  answerErrors(app);
  answerUnknownPaths(app);
  addHooks(app);
  boundWork(app);

  // Made when it's first asked for: it takes a fifth of the time that a start takes.
  let document: string | undefined;
  const describe = () =>
    (document ??= JSON.stringify(
      openApi(calls, { title: 'Hoster API', version: '1', servers: [{ url: context.settings.publicOrigin }] }),
    ));
  app.kept.add('/api/openapi.json', { country: 'any' });
  app.get('/api/openapi.json', async (request, reply) => {
    const text = await app.kept.text(request, async () => describe());
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
}
