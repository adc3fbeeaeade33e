import { languageFrom } from '@hoster/domain/visitor/accepted-language';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translate } from '../../i18n/translate.ts';
import { BodyError } from './body.ts';
import { CsrfError, giveCsrfCookie } from './csrf.ts';
import { answerOfDatabase } from './errors/database-errors.ts';
import { AppError } from './errors/errors.ts';
import type { Language } from './visitor/language.ts';
import { texts } from './errors/texts.ts';

/** Turns whatever a handler threw into an answer; unexpected errors are logged and answered with 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const known = asAppError(error) ?? answerOfDatabase(error);
    if (!known) {
      request.log.error({ err: error }, 'Unexpected error');
      if (request.routeOptions.config.allauth) {
        return reply.code(500).type('text/html; charset=utf-8').send(htmlPage('Server Error (500)', ''));
      }
      return send(reply, 500, { detail: translate(request.language, texts.serverError) });
    }
    const level = known.status >= 500 ? 'error' : 'info';
    request.log[level]({ status: known.status, err: known.cause }, known.message);
    void reply.headers(known.headers);
    if (request.routeOptions.config.allauth) return answerLikeDjango(known, request, reply);
    const page = isNavigation(request) ? request.routeOptions.config.refusalPages?.[known.status] : undefined;
    if (page !== undefined) return reply.redirect(page, 303);
    return send(reply, known.status, known.body(request.language));
  });
}

/** Whether the request is a browser's navigation; our scripts ask for JSON. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

/** Answers an address that cannot be read (400) or is too long (404): no hook has run yet. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const language = languageFrom(request.headers['accept-language']);
  void reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  void send(reply, isLong ? 404 : 400, { detail: translate(language, isLong ? texts.notFound : texts.badRequest) });
}

/** How long a client has to read the answer, before the connection is cut. */
const lingerMilliseconds = 2_000;

/** Answers a request that isn't HTTP; nothing is known about the caller. */
export function answerBrokenClient(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ detail: texts.badRequest.defaultMessage });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  // If the connection were cut immediately, the answer would be lost with the data still in transit to us.
  socket.setTimeout(lingerMilliseconds, () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** An error of the auth API: its body is the same in all cases where django-allauth sends JSON. */
export class AuthError extends AppError {
  readonly #body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown> = {}) {
    super({ status, detail: texts.badRequest, log: `Auth answer ${status} ${JSON.stringify(body['errors'] ?? '')}` });
    this.#body = { status, ...body };
  }

  override body(_language: Language): Record<string, unknown> {
    return this.#body;
  }
}

/** Django refuses forged and unreadable requests before they reach its API: with a page, not with JSON. */
function answerLikeDjango(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof CsrfError)) giveCsrfCookie(request, reply);
  if (error instanceof AuthError) {
    const body = JSON.stringify(error.body(request.language));
    return reply.code(error.status).type('application/json').send(Buffer.from(body));
  }
  const text =
    error instanceof CsrfError ? htmlPage('403 Forbidden', 'CSRF verification failed. Request aborted.') : '';
  return reply.code(error.status).type('text/html; charset=utf-8').send(text);
}

/** A bare HTML page like Django's. */
export function htmlPage(title: string, text: string): string {
  return `<!doctype html>\n<html lang="en">\n<head>\n  <title>${title}</title>\n</head>\n<body>\n  <h1>${title}</h1><p>${text}</p>\n</body>\n</html>\n`;
}

function send(reply: FastifyReply, status: number, body: Record<string, unknown>) {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!isFastifyError(error)) return undefined;
  switch (error.statusCode) {
    case 413:
      return new BodyError(texts.tooLarge, 413);
    case 415:
      return new AppError({ status: 415, detail: texts.unsupportedMedia });
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? new AppError({ status: error.statusCode, detail: texts.badRequest, log: error.message })
        : undefined;
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && 'code' in error;
}
