import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText } from '../../platform/index.ts';
import { accountCookie } from './account-cookie.ts';

/** The accounts that a browser has opened, by a sign-in or a link from our email: user, id of the browser, signature. */
const cookie = accountCookie('known_browser');
const lifeSeconds = 365 * 24 * 60 * 60;

/**
 * Returns the id of a browser that has opened a user's account before, or null. It's random and differs between the
 * accounts of a browser. https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownBrowserOf(request: FastifyRequest, userId: number): string | null {
  const { secrets } = request.server.hoster;
  for (const entry of cookie.entriesOf(request, userId)) {
    const [user = '', id = '', signature = ''] = entry.split('.');
    if (secrets.verify('known browser', `${user}.${id}`, signature)) return id;
  }
  return null;
}

/** Remembers that this browser has opened a user's account. */
export function rememberBrowser(request: FastifyRequest, userId: number): void {
  const text = `${userId}.${knownBrowserOf(request, userId) ?? randomText(16)}`;
  cookie.put(request, `${text}.${request.server.hoster.secrets.sign('known browser', text)}`);
}

/** Sets the cookie of the answer when it changed. */
export const sendKnownBrowsers = (request: FastifyRequest, reply: FastifyReply): void =>
  cookie.send(request, reply, lifeSeconds);
