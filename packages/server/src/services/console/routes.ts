import type { Duplex } from 'node:stream';
import { calls } from '@hoster/contract';
import { CONSOLE_PATH } from '@hoster/contract/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consumeLimit, route, tooMany, unavailable } from '../../platform/http/index.ts';
import { requireViewer, type Viewer } from '../../identity/index.ts';
import { checkHandshake } from '../../live/index.ts';
import { nameService } from '../manage/name-service.ts';
import { Consoles, type ConsoleUser } from './consoles.ts';
import { openScreen } from './open.ts';
import { permitConsole, redeemTicket } from './tickets.ts';

const rate = { times: 60, seconds: 3600 };

/** Permissions for consoles. */
export function consoleRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.postServiceConsole, async ({ params, request }) => {
    const viewer = await requireViewer(request);
    const counted = { action: 'console', subject: `account:${viewer.accountId}`, ...rate };
    if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
    await nameService(context, request, viewer, params.id);
    const { expires, token } = await permitConsole(context, viewer, params.id);
    return { token, expires: expires.toISOString() };
  });
}

/** The screens and keyboards of servers (RFC 6143), passed on by this process: browsers get no address of a provider. */
export function consoleSockets(scope: FastifyInstance): void {
  const context = scope.hoster;
  const consoles = new Consoles(context);
  const opened = new WeakMap<FastifyRequest, { screen: Duplex; user: ConsoleUser }>();
  scope.drains.push(() => consoles.drain());

  /** Everything that may be refused comes before the protocol changes. */
  async function mayOpen(request: FastifyRequest): Promise<void> {
    checkHandshake(request);
    await context.visitors.admit(request, 'services');
    const viewer: Viewer = await requireViewer(request);
    const { id: sessionId } = await request.session.read();
    if (consoles.isClosing || sessionId === null) throw unavailable('The process stops');
    if (!consoles.hasRoom(viewer.accountId)) throw tooMany(60);
    const { token } = request.query as { token?: unknown };
    const service = await redeemTicket(context, viewer, typeof token === 'string' ? token : '');
    const screen = await openScreen(context, viewer, service);
    // Also where the handshake ends otherwise.
    if (request.raw.socket.destroyed) screen.destroy();
    request.raw.socket.once('close', () => screen.destroy());
    const { accountId, isStaff, userId } = viewer;
    opened.set(request, { screen, user: { accountId, isStaff, sessionId, userId, serviceId: service.id } });
  }

  scope.get(
    CONSOLE_PATH,
    { websocket: true, config: { staysOpen: true }, preHandler: mayOpen },
    async (socket, request) => {
      const found = opened.get(request);
      if (found) consoles.connect(socket, found.screen, found.user);
      else socket.terminate();
    },
  );
}
