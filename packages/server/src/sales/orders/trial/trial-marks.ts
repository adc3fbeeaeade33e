import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../../platform/http/index.ts';
import { mailboxOf } from '../../../platform/mail/index.ts';
import { randomText, type Secrets } from '../../../platform/index.ts';

const cookieName = 'trial_device';
const yearSeconds = 365 * 24 * 60 * 60;
const tokenLength = 32;

const known = new WeakMap<FastifyRequest, string>();

/** Id of the browser that a trial is ordered in: that of its cookie, or a new one. */
export function deviceToken(request: FastifyRequest): string {
  const token = known.get(request) ?? (cookieOf(request, cookieName) || randomText(tokenLength));
  known.set(request, token);
  return token;
}

/** Sets the cookie for recognising a browser that had a trial. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply): void {
  const { clock, settings } = request.server.hoster;
  const options = { maxAge: yearSeconds, now: clock.now(), httpOnly: true, secure: settings.secure };
  setCookie(reply, cookieName, deviceToken(request), options);
}

/**
 * Marks for recognising a person who had a trial: their mailboxes and their browser. Keyed hashes, which identify
 * nobody by themselves.
 */
export const marksOf = (secrets: Secrets, emails: readonly string[], device: string): string[] => [
  ...new Set([
    ...emails.map((email) => secrets.sign('trial-mark', `email ${mailboxOf(email)}`)),
    secrets.sign('trial-mark', `device ${device}`),
  ]),
];
