import { hasValidHost } from '@hoster/domain/network/host-header';
import { languageFrom } from '@hoster/domain/visitor/accepted-language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieOf, sessionCookie } from './cookies.ts';
import { checkCsrf, checkOrigin, CsrfError, giveCsrfCookie } from './csrf.ts';
import { AppError, notFound } from './errors/errors.ts';
import { texts } from './errors/texts.ts';

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Adds the hooks of every request: language and CSRF before; cookies and headers after. */
export function addHooks(app: FastifyInstance): void {
  app.decorateRequest('language', 'en');
  app.decorateRequest('newCsrfToken');

  app.addHook('onRequest', async (request) => {
    request.language = languageFrom(request.headers['accept-language']);
    if (!hasValidHost(request.raw.rawHeaders)) {
      throw new AppError({ status: 400, detail: texts.badRequest, log: 'Several hosts, or an invalid one' });
    }
    if (holdsNul(request.params) || holdsNul(request.query)) throw notFound('NUL in an address');
    if (needsCsrf(request) && !isForm(request)) checkCsrf(request);
    if (!request.isBearer && request.routeOptions.config.csrf === 'origin' && unsafe.has(request.method))
      checkOrigin(request);
  });
  // A form carries its token in its body, which has been read by now.
  app.addHook('preValidation', async (request) => {
    if (needsCsrf(request) && isForm(request)) checkCsrf(request, formToken(request.body));
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.isBearer) {
      reply.removeHeader('set-cookie');
      reply.header('cache-control', 'no-store').header('vary', 'Accept-Language, Authorization');
      reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
      return;
    }
    if (request.routeOptions.config?.csrfCookie && reply.statusCode === 200) giveCsrfCookie(request, reply);
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
      const shared =
        request.method === 'GET' && reply.statusCode === 200 && cookieOf(request, sessionCookie) === undefined;
      const setsCookie = reply.hasHeader('set-cookie');
      reply.header('cache-control', shared && !setsCookie ? 'public, max-age=0, must-revalidate' : 'no-store');
    }
  });
}

/** Decided by the matched route, never by the address: `/my/%61pi/` leads to the same route. */
function needsCsrf(request: FastifyRequest): boolean {
  return (
    unsafe.has(request.method) && !request.is404 && !request.isBearer && request.routeOptions.config.csrf === undefined
  );
}

/** Whether values contain NUL, which the database can neither store nor search for. */
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
