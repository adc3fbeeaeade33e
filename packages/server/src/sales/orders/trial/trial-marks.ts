import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../../platform/http/index.ts';
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

/** Providers whose domains all lead to one mailbox, and how its name is spelt in one way. */
const aliases: readonly { readonly domains: readonly string[]; readonly spelt: (box: string) => string }[] = [
  { domains: ['gmail.com', 'googlemail.com'], spelt: (box) => box.replaceAll('.', '') },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    spelt: (box) => box.replaceAll(/[-._]/g, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], spelt: (box) => box },
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    spelt: (box) => box.replaceAll('-', '.'),
  },
];

/** The mailbox behind an address: without what follows a plus sign, and in one of the spellings that lead to it. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  const provider = aliases.find(({ domains }) => domains.includes(host));
  return provider ? `${provider.spelt(box)}@${provider.domains[0]}` : `${box}@${host}`;
}
