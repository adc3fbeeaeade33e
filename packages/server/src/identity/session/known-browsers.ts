import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText } from '../../platform/index.ts';
import { cookieOf, setCookie } from '../../platform/http/index.ts';

/** Cookie of the accounts that a browser has opened: by a sign-in or a link from our email. */
const knownBrowserCookie = 'known_browser';
const lifeSeconds = 365 * 24 * 60 * 60;
/** People who share a browser. */
const mostAccounts = 5;

/** The cookie to send with the answer. */
const outgoing = new WeakMap<FastifyRequest, string>();

/** An entry of the cookie: user, id of the browser, and a signature of both. */
const entriesOf = (request: FastifyRequest): string[] =>
  (outgoing.get(request) ?? cookieOf(request, knownBrowserCookie) ?? '').split('~').slice(0, mostAccounts);

/**
 * Returns the id of a browser that has opened a user's account before, or null. It's random and differs between the
 * accounts of a browser. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownBrowserOf(request: FastifyRequest, userId: number): string | null {
  const { secrets } = request.server.hoster;
  for (const entry of entriesOf(request)) {
    const [user = '', id = '', signature = ''] = entry.split('.');
    if (user === String(userId) && secrets.verify('known browser', `${user}.${id}`, signature)) return id;
  }
  return null;
}

/** Remembers that this browser has opened a user's account. */
export function rememberBrowser(request: FastifyRequest, userId: number): void {
  const id = knownBrowserOf(request, userId) ?? randomText(16);
  const others = entriesOf(request).filter((entry) => entry !== '' && !entry.startsWith(`${userId}.`));
  const text = `${userId}.${id}`;
  const signature = request.server.hoster.secrets.sign('known browser', text);
  outgoing.set(request, [`${text}.${signature}`, ...others].slice(0, mostAccounts).join('~'));
}

/** Sets the cookie of the answer when it changed. */
export function sendKnownBrowsers(request: FastifyRequest, reply: FastifyReply): void {
  const value = outgoing.get(request);
  if (value === undefined) return;
  const { clock, settings } = request.server.hoster;
  setCookie(reply, knownBrowserCookie, value, {
    maxAge: lifeSeconds,
    now: clock.now(),
    httpOnly: true,
    secure: settings.secure,
  });
}
