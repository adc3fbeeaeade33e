import { defineMessage } from '@formatjs/intl';
import { defaultLanguage } from '@hoster/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText, sameText } from '../secrets.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { AppError } from './errors/errors.ts';
import type { Language } from './visitor/language.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const yearSeconds = 31_449_600;

const refused = defineMessage({
  id: 'platform.csrf',
  defaultMessage: 'We couldn’t verify this request. Reload the page and try again.',
  description: 'Error of a form or call that may come from another site',
});

/** Failed CSRF check with its reason, which the auth API also logs behind its 403 page. */
export class CsrfError extends AppError {
  readonly #reason: string;

  constructor(reason: string) {
    super({ status: 403, code: 'csrf_failed', detail: refused, log: `CSRF Failed: ${reason}` });
    this.#reason = reason;
  }

  /** In English the answer is Django's, which names the reason. */
  override body(language: Language): Record<string, unknown> {
    const body = super.body(language);
    return language === defaultLanguage ? { ...body, detail: `CSRF Failed: ${this.#reason}` } : body;
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

/** Whether a page of this origin may send us forms: the host of the request, and the configured ones. */
function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  const { settings } = request.server.hoster;
  if (origin === settings.publicOrigin || origin === `${request.protocol}://${request.host}`) return true;
  // A page of the same host without TLS can be forged by anyone on the network path.
  const { protocol } = new URL(settings.publicOrigin);
  return settings.knownHosts.some((host) => origin === `${protocol}//${host}`);
}

/**
 * The part of the check that needs no token: the request comes from a page of ours.
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

/** Sets the browser's `csrftoken` cookie: the existing one, or a new one. */
export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { clock, settings } = request.server.hoster;
  const current = request.newCsrfToken ?? cookieOf(request, 'csrftoken');
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

/** Unmasks the token of a Django form: 32 characters of mask, 32 of sum. */
function unmasked(token: string): string {
  if (!/^[A-Za-z0-9]{64}$/.test(token)) return token;
  const size = alphabet.length;
  return Array.from(token.slice(32), (letter, index) => {
    const difference = alphabet.indexOf(letter) - alphabet.indexOf(token[index] ?? '');
    return alphabet[(difference + size) % size];
  }).join('');
}
