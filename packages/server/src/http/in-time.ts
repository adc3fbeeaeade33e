import type { FastifyInstance } from 'fastify';
import { withDeadline } from '../db/deadline.ts';
import { unavailable } from './database-errors.ts';

/** Milliseconds before the end of a request's time in which a failure of the database becomes its answer. */
const answeringMilliseconds = 300;

/**
 * Answers every request in time with 503, whatever it waits for, and lets all that it does with the database end a
 * little earlier. Fastify's `handlerTimeout` ignores requests with a body as soon as it has been read
 * (https://github.com/fastify/fastify/pull/6725).
 */
export function answerInTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (_request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) void reply.send(unavailable('No answer in time'));
    }, milliseconds);
    reply.raw.once('close', () => clearTimeout(timer));
  });
  // Not earlier: reading a body leaves the asynchronous context of the hooks before it.
  app.addHook('preValidation', (_request, reply, done) => {
    withDeadline(milliseconds - answeringMilliseconds - reply.elapsedTime, done);
  });
}
