import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../i18n/translate.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { htmlPage } from './answers.ts';
import { giveCsrfCookie } from './csrf.ts';
import { AppError, notFound } from './errors/errors.ts';

/** The order in which Django lists them. */
const methodOrder = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

interface Known {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
  readonly allauth: boolean;
}

/**
 * Answer for unknown routes: 405 with `Allow` when the path exists, 301 for a GET under an API that lacks
 * its closing slash, otherwise 404.
 */
export function answerUnknownPaths(app: FastifyInstance): void {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set(), allauth: Boolean(config?.allauth) };
    if (!config?.unlisted) for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  const find = (path: string) => [...known.values()].find(({ pattern }) => pattern.test(path));

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', ...query] = request.url.split('?');
    const other = find(path);
    if (other) {
      const allow = methodOrder.filter((method) => other.methods.has(method) || method === 'OPTIONS').join(', ');
      if (!other.allauth) throw methodNotAllowed(request.method, allow);
      giveCsrfCookie(request, reply);
      const status = request.method === 'OPTIONS' ? 200 : 405;
      return reply.code(status).header('allow', allow).type('text/html; charset=utf-8').send('');
    }
    if (path.startsWith('/auth/')) {
      return reply.code(404).type('text/html; charset=utf-8').send(htmlPage('Not Found', 'There is nothing here.'));
    }
    if (isReading(request) && !path.endsWith('/') && find(`${path}/`)) {
      return reply
        .code(301)
        .header('location', [`${path}/`, ...query].join('?'))
        .send('');
    }
    throw notFound(`No route for ${request.method} ${path.slice(0, 200)}`);
  });
}

function isReading(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function methodNotAllowed(method: string, allow: string): AppError {
  return new AppError({
    status: 405,
    detail: withValues(
      defineMessage({
        id: 'platform.method',
        defaultMessage: 'Method "{method}" not allowed.',
        description: 'Error of a call with a wrong method',
      }),
      { method },
    ),
    headers: { allow },
  });
}

function patternOf(url: string): RegExp {
  const source = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
