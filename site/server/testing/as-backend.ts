import type { FastifyInstance } from 'fastify';
import type { BackendApp } from '../proxy/backend-paths.ts';

/** A Fastify that stands in for the backend of the host's process; nothing is in its memory. */
export const asBackend = (app: FastifyInstance): BackendApp => ({
  app,
  pageCalls: () => ({ known: () => Promise.resolve(undefined), inject: (options) => app.inject(options) }),
});
