import { calls, openApi } from '@hoster/contract';
import { trustingOf } from '@hoster/domain/trust-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { OpenDatabase } from './db/open.ts';
import { answerBrokenClient, answerErrors, answerUnreadable } from './http/answers.ts';
import { bodyLimit, readBodies } from './http/body.ts';
import { logSerializers } from './http/log.ts';
import { addHooks } from './http/hooks.ts';
import { answerUnknownPaths } from './http/unknown-paths.ts';
import { modules } from './modules/list.ts';
import type { BackendOptions } from './settings.ts';

/** A Fastify app with nothing in it yet, made early for its logger. */
export function newApp({ logger = false, ...options }: Pick<BackendOptions, 'logger' | 'trustProxy'>): FastifyInstance {
  return fastify({
    logger: logger !== false && { ...(logger !== true && logger), serializers: logSerializers },
    trustProxy: trustingOf(options.trustProxy ?? false),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBrokenClient,
    forceCloseConnections: 'idle',
  });
}

/** Puts every call of the backend on the app. */
export function buildApp(app: FastifyInstance, context: Context, database: OpenDatabase): void {
  app.decorate('hoster', context);
  readBodies(app);
  answerErrors(app);
  answerUnknownPaths(app);
  addHooks(app);

  const document = openApi(calls, {
    title: 'Hoster API',
    version: '1',
    servers: [{ url: context.settings.publicOrigin }],
  });
  app.get('/api/openapi.json', async () => document);
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
