import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../platform/http/index.ts';

/** People who share a browser. */
const mostAccounts = 5;

/** A cookie with an entry for each account that a browser has used last: `user.rest`, joined by `~`. */
export interface AccountCookie {
  /** The entries of a user. They're whatever the browser has sent: only their signature says that they're ours. */
  readonly entriesOf: (request: FastifyRequest, userId: number) => string[];
  /** Replaces the entry of the user that it begins with, in the cookie that is sent with the answer. */
  readonly put: (request: FastifyRequest, entry: string) => void;
  /** Sets the cookie of the answer when it changed. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, maxAgeSeconds: number) => void;
}

/** Defines such a cookie. */
export function accountCookie(name: string): AccountCookie {
  const outgoing = new WeakMap<FastifyRequest, string>();
  const all = (request: FastifyRequest): string[] =>
    (outgoing.get(request) ?? cookieOf(request, name) ?? '').split('~').filter(Boolean).slice(0, mostAccounts);
  const userOf = (entry: string): string => entry.split('.', 1)[0] ?? '';
  return {
    entriesOf: (request, userId) => all(request).filter((entry) => userOf(entry) === String(userId)),
    put(request, entry) {
      const others = all(request).filter((other) => userOf(other) !== userOf(entry));
      outgoing.set(request, [entry, ...others].slice(0, mostAccounts).join('~'));
    },
    send(request, reply, maxAge) {
      const value = outgoing.get(request);
      if (value === undefined) return;
      const { clock, settings } = request.server.hoster;
      setCookie(reply, name, value, { maxAge, now: clock.now(), httpOnly: true, secure: settings.secure });
    },
  };
}
