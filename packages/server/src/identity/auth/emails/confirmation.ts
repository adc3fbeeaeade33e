import { AuthError } from '../../../platform/http/index.ts';
import { enqueueMail, mayMailUninvited } from '../../../platform/mail/index.ts';
import type { AuthMethod, EmailedCode } from '../../session/session-data.ts';
import { seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { codeExpiry, liveCode, newCode } from '../codes/codes.ts';
import { storePending } from '../sign-in/flows.ts';
import type { AuthUserRow } from '../users.ts';
import { addedAddressEmail, alreadyRegisteredEmail, codeEmail, confirmationEmail } from './emails.ts';
import { keyExpiry, makeKey, makeNoKey } from './keys.ts';

type Reader = Pick<AuthUserRow, 'id' | 'email' | 'language'>;

/** Emails a new user the confirmation of their address, and lets this browser wait for it. */
export function awaitConfirmation(call: AuthCall, methods: AuthMethod[], user: Reader): Promise<AuthAnswer> {
  return wait(call, methods, { userId: user.id, email: user.email }, (code) => sendConfirmation(call, user, { code }));
}

/** The same answer for an address that is taken: only its owner gets an email. */
export function pretendConfirmation(call: AuthCall, owner: AuthUserRow, email: string): Promise<AuthAnswer> {
  return wait(call, [], { userId: null, email }, () => tellOwner(call, owner, email));
}

async function wait(
  call: AuthCall,
  methods: AuthMethod[],
  about: Pick<EmailedCode, 'userId' | 'email'>,
  send: (code?: string) => Promise<boolean>,
): Promise<AuthAnswer> {
  const { context, request } = call;
  const pending = { stage: 'verify_email', ...about, at: seconds(context.clock.now()) } as const;
  if (!context.settings.auth.emailVerificationByCode) {
    await send();
    return storePending(call, methods, pending);
  }
  const { code, kept } = newCode(context, 'verify', about);
  if (await send(code)) return storePending(call, methods, pending, { verify: kept });
  // The earlier code is still good in this browser. Another one would wait for an email that doesn't come.
  const earlier = liveCode(context, (await request.session.read()).data, 'verify');
  if (earlier?.email !== about.email || earlier.userId !== about.userId) throw new AuthError(429);
  return storePending(call, methods, pending, { verify: earlier });
}

interface Confirmation {
  /** Name of the account, when the address is an additional one: the email's reader may be someone else. */
  readonly account?: string;
  /** Sent instead of a link. */
  readonly code?: string | undefined;
}

/**
 * Emails the confirmation link or code to an address of the user.
 * @returns false when that was done recently
 */
export async function sendConfirmation(
  call: AuthCall,
  user: Reader,
  { account, code }: Confirmation = {},
): Promise<boolean> {
  if (!(await mayMailUninvited(call.context, account ? 'added address' : 'confirmation', user.email))) return false;
  const { clock, settings } = call.context;
  const reader = { language: user.language, origin: settings.publicOrigin };
  await call.db.transaction(async (tx) => {
    const send = (email: ReturnType<typeof confirmationEmail>, expiresAt: Date) =>
      enqueueMail(tx, { to: user.email, language: user.language, expiresAt, ...email });
    const now = clock.now();
    if (code !== undefined) {
      return send(codeEmail(reader, account ? 'add' : 'verify', code, account), codeExpiry(now));
    }
    const key = await makeKey(tx, now, { purpose: 'verify_email', userId: user.id, email: user.email });
    await send(account ? addedAddressEmail(reader, key, account) : confirmationEmail(reader, key), keyExpiry(now));
  });
  return true;
}

/**
 * Emails the owner of an address that someone tried to use it, without telling that person.
 * @returns false when the owner was emailed recently
 */
export async function tellOwner(call: AuthCall, owner: AuthUserRow, email: string): Promise<boolean> {
  // Otherwise, signing up twice would send two emails.
  const kind = owner.isVerified ? 'already registered' : 'confirmation';
  if (!(await mayMailUninvited(call.context, kind, email))) return false;
  const { auth, publicOrigin: origin } = call.context.settings;
  const message = alreadyRegisteredEmail({ language: owner.language, origin }, email);
  await call.db.transaction(async (tx) => {
    // A code is stored in no table.
    if (!auth.emailVerificationByCode) await makeNoKey(tx);
    await enqueueMail(tx, { to: email, language: owner.language, ...message });
  });
  return true;
}
