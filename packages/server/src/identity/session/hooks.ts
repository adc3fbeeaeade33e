import type { FastifyInstance } from 'fastify';
import { sendTrustedBrowsers } from '../auth/sign-in/trusted-browsers.ts';
import { sendKnownBrowsers } from './known-browsers.ts';
import { hasBearer } from '../tokens/bearer.ts';
import { SessionStore } from './sessions.ts';

/** Gives every request its session, and the answer its cookie. */
export function addSessions(app: FastifyInstance): void {
  app.decorateRequest('session');
  app.decorateRequest('isBearer', false);
  app.addHook('onRequest', async (request) => {
    request.isBearer = hasBearer(request);
    request.session = new SessionStore(request);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.isBearer) return;
    request.session?.send(reply);
    sendKnownBrowsers(request, reply);
    sendTrustedBrowsers(request, reply);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    session: SessionStore;
  }
}
