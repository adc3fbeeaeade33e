import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, ne } from '../../../platform/db/drizzle.ts';
import { cookieOf, setCookie } from '../../../platform/http/index.ts';
import { dayMilliseconds, randomText } from '../../../platform/index.ts';
import { seconds, type AuthCall } from '../answers.ts';
import { authenticators } from '../tables.ts';
import type { AuthUserRow } from '../users.ts';

/** Cookie of the accounts whose sign-in doesn't ask for 2FA in a browser; named as in django-allauth. */
const trustCookie = 'mfa_trusted';
/** People who share a browser. */
const mostAccounts = 5;

/** The cookie to send with the answer. */
const outgoing = new WeakMap<FastifyRequest, string>();

const daySeconds = dayMilliseconds / 1000;

/** An entry of the cookie: user, time, a random text, and a signature of these and of what must not have changed. */
const entriesOf = (request: FastifyRequest): string[] =>
  (outgoing.get(request) ?? cookieOf(request, trustCookie) ?? '').split('~').slice(0, mostAccounts);

/** Whether a user has chosen to trust this browser, and has changed neither password nor 2FA since. */
export async function isTrustedBrowser(call: AuthCall, user: AuthUserRow): Promise<boolean> {
  const { context, request } = call;
  const { trustDays } = context.settings.auth;
  const now = seconds(context.clock.now());
  for (const entry of trustDays > 0 ? entriesOf(request) : []) {
    const [id = '', time = '', random = '', signature = ''] = entry.split('.');
    const at = Number.parseInt(time, 36);
    if (id !== String(user.id) || !(now - at < trustDays * daySeconds)) continue;
    const text = await signedText(call, user, [id, time, random].join('.'));
    if (context.secrets.verify('trusted browser', text, signature)) return true;
  }
  return false;
}

/** Trusts this browser of a user. */
export async function trustBrowser(call: AuthCall, user: AuthUserRow): Promise<void> {
  const { context, request } = call;
  const others = entriesOf(request).filter((entry) => entry !== '' && !entry.startsWith(`${user.id}.`));
  const time = Math.floor(seconds(context.clock.now())).toString(36);
  const named = [user.id, time, randomText(16)].join('.');
  const signature = context.secrets.sign('trusted browser', await signedText(call, user, named));
  outgoing.set(request, [`${named}.${signature}`, ...others].slice(0, mostAccounts).join('~'));
}

/** Sets the cookie of the answer when it changed. */
export function sendTrustedBrowsers(request: FastifyRequest, reply: FastifyReply): void {
  const value = outgoing.get(request);
  if (value === undefined) return;
  const { clock, settings } = request.server.hoster;
  setCookie(reply, trustCookie, value, {
    maxAge: settings.auth.trustDays * daySeconds,
    now: clock.now(),
    httpOnly: true,
    secure: settings.secure,
  });
}

/** With the password's hash and the authenticators, so that a change of either revokes the trust. */
async function signedText({ db }: AuthCall, user: AuthUserRow, named: string): Promise<string> {
  const rows = await db
    .select({ id: authenticators.id })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user.id), ne(authenticators.type, 'recovery_codes')))
    .orderBy(authenticators.id);
  return [named, user.passwordHash ?? '', ...rows.map(({ id }) => id)].join(' ');
}
