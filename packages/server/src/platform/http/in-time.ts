import type { FastifyInstance } from 'fastify';
import { withDeadline } from '../db/deadline.ts';
import { unavailable } from './errors/database-errors.ts';
import { Bounds } from '@hoster/domain/network/bounds';
import { cookieOf, sessionCookie } from './cookies.ts';

/** Milliseconds left in a request's time, after the database's deadline, to answer a failure of the database. */
const answeringMilliseconds = 300;

/**
 * Answers a request that takes too long with 503, whatever it waits for, and ends its work with the database a little
 * earlier. Fastify's `handlerTimeout` ignores requests with a body as soon as it has been read
 * (https://github.com/fastify/fastify/pull/6725).
 */
export function answerInTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) void reply.send(unavailable('No answer in time'));
    }, request.routeOptions.config?.milliseconds ?? milliseconds);
    reply.raw.once('close', () => clearTimeout(timer));
  });
  // Not earlier: reading a body leaves the asynchronous context of the hooks before it.
  app.addHook('preValidation', (request, reply, done) => {
    withDeadline(
      (request.routeOptions.config?.milliseconds ?? milliseconds) - answeringMilliseconds - reply.elapsedTime,
      done,
    );
  });
}

/** Maximum numbers of concurrent calls. A page makes up to eight. */
const most = { total: 200, session: 40 };
/** Seconds after which a call to an overloaded process may be retried. */
const retrySeconds = 1;

/** Refuses calls over the bounds of a session or of the process with 503, as soon as their body has been read. */
export function boundWork(app: FastifyInstance, bounds: Bounds = new Bounds(most)): void {
  const places = new WeakMap<object, () => void>();
  // Not earlier: a client that sends its body slowly would occupy a place meanwhile.
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.staysOpen) return;
    const leave = bounds.enter(cookieOf(request, sessionCookie) ?? null);
    if (!leave) throw unavailable('Too many calls at the same time', undefined, retrySeconds);
    places.set(request, leave);
  });
  // And not later: a client that reads its answer slowly would, too.
  app.addHook('onSend', async (request) => places.get(request)?.());
  app.addHook('onResponse', async (request) => places.get(request)?.());
}
