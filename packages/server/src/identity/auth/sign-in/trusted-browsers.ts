import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, ne } from '../../../platform/db/drizzle.ts';
import { dayMilliseconds, randomText } from '../../../platform/index.ts';
import { accountCookie } from '../../session/account-cookie.ts';
import { seconds, type AuthCall } from '../answers.ts';
import { authenticators } from '../tables.ts';
import type { AuthUserRow } from '../users.ts';

/**
 * The accounts whose sign-in doesn't ask for 2FA in a browser: user, time, a random text, and a signature of these and of
 * what must not have changed. Named as in django-allauth.
 */
const cookie = accountCookie('mfa_trusted');

const daySeconds = dayMilliseconds / 1000;

/** Whether a user has chosen to trust this browser, and has changed neither password nor 2FA since. */
export async function isTrustedBrowser(call: AuthCall, user: AuthUserRow): Promise<boolean> {
  const { context, request } = call;
  const { trustDays } = context.settings.auth;
  const now = seconds(context.clock.now());
  for (const entry of trustDays > 0 ? cookie.entriesOf(request, user.id) : []) {
    const [id = '', time = '', random = '', signature = ''] = entry.split('.');
    const at = Number.parseInt(time, 36);
    if (!(now - at < trustDays * daySeconds)) continue;
    const text = await signedText(call, user, [id, time, random].join('.'));
    if (context.secrets.verify('trusted browser', text, signature)) return true;
  }
  return false;
}

/** Trusts this browser of a user. */
export async function trustBrowser(call: AuthCall, user: AuthUserRow): Promise<void> {
  const { context, request } = call;
  const time = Math.floor(seconds(context.clock.now())).toString(36);
  const named = [user.id, time, randomText(16)].join('.');
  const signature = context.secrets.sign('trusted browser', await signedText(call, user, named));
  cookie.put(request, `${named}.${signature}`);
}

/** Sets the cookie of the answer when it changed. */
export const sendTrustedBrowsers = (request: FastifyRequest, reply: FastifyReply): void =>
  cookie.send(request, reply, request.server.hoster.settings.auth.trustDays * daySeconds);

/** With the password's hash and the authenticators, so that a change of either revokes the trust. */
async function signedText({ db }: AuthCall, user: AuthUserRow, named: string): Promise<string> {
  const rows = await db
    .select({ id: authenticators.id })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user.id), ne(authenticators.type, 'recovery_codes')))
    .orderBy(authenticators.id);
  return [named, user.passwordHash ?? '', ...rows.map(({ id }) => id)].join(' ');
}
