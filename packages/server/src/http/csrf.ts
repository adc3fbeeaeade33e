import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText, sameText } from '../secrets.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { AppError } from './errors.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const yearSeconds = 31_449_600;

/** Why a request was refused; also what the auth API logs behind its 403 page. */
export class CsrfError extends AppError {
  constructor(reason: string) {
    super({
      status: 403,
      code: 'csrf_failed',
      detail: {
        en: `CSRF Failed: ${reason}`,
        ru: 'Запрос отклонён защитой от подделки. Обновите страницу и попробуйте ещё раз.',
      },
    });
  }
}

/**
 * Django's check of an unsafe request: it comes from a page of ours (Origin; on https without Origin, Referer), and the
 * page could read our cookie (X-CSRFToken equals `csrftoken`). `formToken` is the field `csrfmiddlewaretoken` of a form.
 * @throws CsrfError
 */
export function checkCsrf(request: FastifyRequest, formToken?: string): void {
  checkOrigin(request);
  const cookie = cookieOf(request, 'csrftoken');
  if (cookie === undefined || !isToken(cookie)) throw new CsrfError('CSRF cookie not set.');
  const header = request.headers['x-csrftoken'];
  const sent = typeof header === 'string' ? header : formToken;
  if (sent === undefined) throw new CsrfError('CSRF token missing.');
  if (!sameText(unmasked(sent), cookie)) throw new CsrfError('CSRF token incorrect.');
}

/** Whether a page of this origin may send us forms: our own host as asked for, and the configured ones. */
function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  const { settings } = request.server.hoster;
  if (origin === settings.publicOrigin || origin === `${request.protocol}://${request.host}`) return true;
  // A page of the same host without TLS can be forged by anyone on the network path.
  const { protocol } = new URL(settings.publicOrigin);
  return settings.knownHosts.some((host) => origin === `${protocol}//${host}`);
}

/**
 * The half of the check that asks for no token: the request comes from a page of ours.
 * @throws CsrfError
 */
export function checkOrigin(request: FastifyRequest): void {
  const { origin, referer } = request.headers;
  if (origin !== undefined) {
    if (!isOwnOrigin(request, origin))
      throw new CsrfError(`Origin checking failed - ${origin.slice(0, 200)} is not trusted.`);
  } else if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new CsrfError('Origin checking failed - the request comes from another site.');
  } else if (request.protocol === 'https') {
    if (referer === undefined) throw new CsrfError('Referer checking failed - no Referer.');
    if (!URL.canParse(referer) || !isOwnOrigin(request, new URL(referer).origin)) {
      throw new CsrfError('Referer checking failed - it does not match any trusted origins.');
    }
  }
}

/** Gives the browser its `csrftoken` cookie: the one it has, or a new one. */
export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { clock, settings } = request.server.hoster;
  const current = request.session.newCsrfToken ?? cookieOf(request, 'csrftoken');
  const token = current !== undefined && isToken(current) ? current : newCsrfToken();
  setCookie(reply, 'csrftoken', token, { maxAge: yearSeconds, now: clock.now(), secure: settings.secure });
}

/** A fresh token, for a browser that has just signed in. */
export function newCsrfToken(): string {
  return randomText(32);
}

function isToken(text: string): boolean {
  return /^[A-Za-z0-9]{32}$/.test(text);
}

/** Django's forms carry the token masked: 32 characters of mask, 32 of sum. */
function unmasked(token: string): string {
  if (!/^[A-Za-z0-9]{64}$/.test(token)) return token;
  const size = alphabet.length;
  return Array.from(token.slice(32), (letter, index) => {
    const difference = alphabet.indexOf(letter) - alphabet.indexOf(token[index] ?? '');
    return alphabet[(difference + size) % size];
  }).join('');
}
