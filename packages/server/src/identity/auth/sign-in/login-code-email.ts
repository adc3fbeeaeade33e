import { AuthError, consumeLimit } from '../../../platform/http/index.ts';
import { enqueueMail, mayMailUninvited } from '../../../platform/mail/index.ts';
import type { AuthMethod, EmailedCode } from '../../session/session-data.ts';
import { knownBrowserOf } from '../../session/known-browsers.ts';
import type { AuthAnswer, AuthCall } from '../answers.ts';
import { codeExpiry, newCode } from '../codes/codes.ts';
import { codeEmail, unknownAccountEmail } from '../emails/emails.ts';
import type { AuthUserRow } from '../users.ts';
import { storePending } from './flows.ts';

/** Emails a code that a sign-in requires besides the password or the provider, and waits for it. */
export async function requireLoginCode(
  call: AuthCall,
  user: AuthUserRow,
  methods: AuthMethod[],
  method: AuthMethod,
): Promise<AuthAnswer> {
  const { code, kept } = newCode(call.context, 'login', { userId: user.id, email: user.email, after: method });
  if (!(await mailLoginCode(call, user, kept, code))) throw new AuthError(429);
  return awaitLoginCode(call, methods, kept);
}

/** Lets this browser wait for a code to sign in with. */
export function awaitLoginCode(call: AuthCall, methods: AuthMethod[], kept: EmailedCode): Promise<AuthAnswer> {
  const { userId, email, at } = kept;
  return storePending(call, methods, { stage: 'login_by_code', userId, email, at }, { login: kept });
}

/**
 * Emails a code, or tells the reader that there is no account. Where a stranger can cause it, as rarely as other such
 * emails; after a password and in browsers that the account knows, five times in five minutes.
 * @returns false when that was too often
 */
export async function mailLoginCode(
  call: AuthCall,
  user: AuthUserRow | null,
  { userId, email, after }: EmailedCode,
  code: string,
): Promise<boolean> {
  const { context, db, form, request } = call;
  const browser = userId === null ? null : knownBrowserOf(request, userId);
  const subject = after ? `user ${userId}` : browser && `user ${userId} browser ${browser}`;
  const may = subject
    ? await consumeLimit(context, { action: 'sign-in code', subject, times: 5, seconds: 300 })
    : await mayMailUninvited(context, 'sign-in code', email);
  if (!may) return false;
  const language = user?.language ?? form.language;
  const reader = { language, origin: context.settings.publicOrigin };
  const message = userId === null ? unknownAccountEmail(reader, email, 'login') : codeEmail(reader, 'login', code);
  const expiresAt = codeExpiry(context.clock.now());
  await enqueueMail(db, { to: email, language, expiresAt, ...message });
  return true;
}
