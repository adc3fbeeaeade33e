import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../http/cookies.ts';
import { randomText, type Secrets } from '../../secrets.ts';

const cookieName = 'trial_device';
const yearSeconds = 365 * 24 * 60 * 60;
const tokenLength = 32;

const known = new WeakMap<FastifyRequest, string>();

/** Name of the browser that a trial is ordered in: that of its cookie, or a new one. */
export function deviceToken(request: FastifyRequest): string {
  const token = known.get(request) ?? (cookieOf(request, cookieName) || randomText(tokenLength));
  known.set(request, token);
  return token;
}

/** Lets the browser remember that it had a trial. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply): void {
  const { clock, settings } = request.server.hoster;
  const options = { maxAge: yearSeconds, now: clock.now(), httpOnly: true, secure: settings.secure };
  setCookie(reply, cookieName, deviceToken(request), options);
}

/** What a person who had a trial is recognised by: their mailboxes and their browser. Keyed hashes, which identify nobody by themselves. */
export const marksOf = (secrets: Secrets, emails: readonly string[], device: string): string[] => [
  ...new Set([
    ...emails.map((email) => secrets.sign('trial-mark', `email ${mailboxOf(email)}`)),
    secrets.sign('trial-mark', `device ${device}`),
  ]),
];

/** The mailbox behind an address: without what follows a plus sign, and without the dots that Gmail ignores. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
