import websocket from '@fastify/websocket';
import { LIVE_PATH } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireViewer } from '../identity/index.ts';
import {
  forbidden,
  checkOrigin,
  consumeLimit,
  networkOf,
  notFound,
  notSignedIn,
  tooMany,
  unavailable,
} from '../platform/http/index.ts';
import { Hub } from './hub.ts';

/** Connections from one network: pages that reload, or a phone that changes cells. */
const perNetwork = { action: 'live', times: 240, seconds: 60 } as const;
/** Bytes of a message from a browser, which has no reason to send any. */
const mostBytes = 64;

/** The WebSocket of open pages. */
export function liveRoutes(app: FastifyInstance): void {
  const hub = new Hub(app.hoster);
  app.decorate('live', hub);
  app.addHook('onClose', () => hub.stop());
  // A scope of its own: the plugin wraps the handlers of its scope.
  void app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: mostBytes, perMessageDeflate: false, clientTracking: false },
      preClose: () => hub.drain(),
      errorHandler: (_error, socket) => socket.terminate(),
    });
    scope.get(
      LIVE_PATH,
      { websocket: true, config: { staysOpen: true }, preHandler: (request) => mayConnect(hub, request) },
      async (socket, request) => {
        const { userId, accountId, isStaff } = await requireViewer(request);
        const { id: sessionId } = await request.session.read();
        if (sessionId === null) return socket.terminate();
        hub.add(socket, { sessionId, userId, accountId, isStaff, network: networkOf(request) });
      },
    );
  });
}

/**
 * Refuses a handshake before the protocol changes.
 * @throws AppError 401, 403, 429, or 503 while changes couldn't be told
 */
async function mayConnect(hub: Hub, request: FastifyRequest): Promise<void> {
  if (!request.ws) throw notFound('Not a WebSocket');
  // Browsers always send it with a handshake, and other sites' pages may start one with our cookies.
  if (request.headers.origin === undefined) throw forbidden();
  checkOrigin(request);
  if (!request.session.hasCookie) throw notSignedIn();
  if (hub.isClosing) throw unavailable('The process stops');
  try {
    // Before the session is read: its end would be missed otherwise.
    await hub.ready();
  } catch (error) {
    throw unavailable('Changes can’t be heard', error);
  }
  await requireViewer(request);
  const subject = `network:${networkOf(request)}`;
  if (!(await consumeLimit(request.server.hoster, { ...perNetwork, subject }))) throw tooMany(perNetwork.seconds);
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Hub;
  }
}
