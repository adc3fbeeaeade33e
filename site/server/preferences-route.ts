import type { FastifyInstance } from 'fastify';
import type { Settings } from './config.ts';
import { createJar } from './transport.ts';
import { keepPreferences, ownPath } from './preferences.ts';
import { formText, fromOwnPage } from './own-form.ts';

/** `/preferences/`: keeps what the pickers of language, currency and theme chose, without script. */
export function preferencesRoute(app: FastifyInstance, config: Settings): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/preferences/',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const url = new URL(config.publicOrigin + (request.raw.url ?? '/'));
      const isOwn = fromOwnPage(request.raw, config);
      if (request.method === 'POST' && !isOwn) return reply.code(403).send();
      const values = request.method === 'POST' ? new URLSearchParams(formText(request.body)) : url.searchParams;
      const jar = createJar('', config);
      // A link from another site leads to the page, and changes nothing.
      const next = isOwn ? keepPreferences(values, jar.set) : ownPath(values.get('next'));
      return reply
        .code(303)
        .headers({ 'set-cookie': jar.lines, 'cache-control': 'no-store' })
        .header('location', next)
        .send();
    },
  });
}
