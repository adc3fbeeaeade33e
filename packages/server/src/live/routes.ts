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

/** The WebSocket of open pages. A browser that sends something is cut off. */
export function liveSockets(scope: FastifyInstance): void {
  const hub = new Hub(scope.hoster);
  scope.drains.push(() => hub.drain());
  scope.addHook('onClose', () => hub.stop());
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
}

/**
 * Refuses a handshake before the protocol changes.
 * @throws AppError 401, 403, 429, or 503 while changes couldn't be told
 */
async function mayConnect(hub: Hub, request: FastifyRequest): Promise<void> {
  checkHandshake(request);
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

/**
 * Refuses a handshake that isn't one, from another site, or without a session.
 * @throws AppError 401, 403, 404
 */
export function checkHandshake(request: FastifyRequest): void {
  if (!request.ws) throw notFound('Not a WebSocket');
  // Browsers always send it with a handshake, and other sites' pages may start one with our cookies.
  if (request.headers.origin === undefined) throw forbidden();
  checkOrigin(request);
  if (!request.session.hasCookie) throw notSignedIn();
}
