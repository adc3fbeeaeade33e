import { Bounds } from '@hoster/domain/bounds';
import type { FastifyInstance } from 'fastify';
import { cookieOf } from './cookies.ts';
import { unavailable } from './database-errors.ts';

/** Calls that are worked on at the same time. A page asks for up to eight. */
const most = { total: 200, session: 40 };
/** Seconds after which a process that has too much to do is worth asking again. */
const retrySeconds = 1;

/** Refuses calls over the bounds of a session or of the process with 503, as soon as their body has been read. */
export function boundWork(app: FastifyInstance, bounds: Bounds = new Bounds(most)): void {
  const places = new WeakMap<object, () => void>();
  // Not earlier: a client that sends its body slowly would hold a place meanwhile.
  app.addHook('preHandler', async (request) => {
    const leave = bounds.enter(cookieOf(request, 'sessionid') ?? null);
    if (!leave) throw unavailable('Too many calls at the same time', undefined, retrySeconds);
    places.set(request, leave);
  });
  // And not later: a client that reads its answer slowly would, too.
  app.addHook('onSend', async (request) => places.get(request)?.());
  app.addHook('onResponse', async (request) => places.get(request)?.());
}
