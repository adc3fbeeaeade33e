import { languageFrom } from '@hoster/domain/accepted-language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkCsrf, checkOrigin, CsrfError, giveCsrfCookie } from './csrf.ts';
import { notFound } from './errors.ts';
import { SessionStore } from './sessions.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What happens to every request: language, session, CSRF before; cookies and headers after. */
export function addHooks(app: FastifyInstance): void {
  app.decorateRequest('language', 'en');
  app.decorateRequest('session');

  app.addHook('onRequest', async (request) => {
    request.language = languageFrom(request.headers['accept-language']);
    request.session = new SessionStore(request);
    if (holdsNul(request.params) || holdsNul(request.query)) throw notFound('NUL in an address');
    if (needsCsrf(request) && !isForm(request)) checkCsrf(request);
    if (request.routeOptions.config.csrf === 'origin' && unsafe.has(request.method)) checkOrigin(request);
  });
  // A form carries its token in its body, which has been read by now.
  app.addHook('preValidation', async (request) => {
    if (needsCsrf(request) && isForm(request)) checkCsrf(request, formToken(request.body));
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config?.csrfCookie && reply.statusCode === 200) giveCsrfCookie(request, reply);
    request.session?.send(reply);
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
    if (
      request.routeOptions.config?.allauth &&
      !(reply.statusCode === 403 && isHtml(reply.getHeader('content-type')))
    ) {
      reply.header('cache-control', 'max-age=0, no-cache, no-store, must-revalidate, private').header('vary', 'Cookie');
      return;
    }
    if (!reply.hasHeader('vary'))
      reply.header('vary', `Accept-Language, Cookie, ${app.hoster.settings.edgeCountryHeader}`);
    if (!reply.hasHeader('cache-control')) {
      const shared = request.method === 'GET' && reply.statusCode === 200 && !request.session?.hasCookie;
      const setsCookie = reply.hasHeader('set-cookie');
      reply.header('cache-control', shared && !setsCookie ? 'public, max-age=0, must-revalidate' : 'no-store');
    }
  });
}

/** Asked of the route that was found, never of the address: `/my/%61pi/` leads to the same one. */
function needsCsrf(request: FastifyRequest): boolean {
  return unsafe.has(request.method) && !request.is404 && request.routeOptions.config.csrf === undefined;
}

/** NUL names nothing, and the database can neither store nor look for it. */
function holdsNul(values: unknown): boolean {
  if (typeof values === 'string') return values.includes('\0');
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(values).some(([name, value]) => name.includes('\0') || holdsNul(value));
}

function isForm(request: FastifyRequest): boolean {
  return Boolean(request.routeOptions.config.form) && request.headers['x-csrftoken'] === undefined;
}

function formToken(body: unknown): string {
  const token = typeof body === 'object' && body !== null ? Reflect.get(body, 'csrfmiddlewaretoken') : undefined;
  if (typeof token !== 'string') throw new CsrfError('CSRF token missing.');
  return token;
}

function isHtml(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('text/html');
}
