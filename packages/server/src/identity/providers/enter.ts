import type { ProviderErrorCode } from '@hoster/contract';
import { isLanguage } from '@hoster/domain';
import { eq } from '../../platform/db/drizzle.ts';
import type { AuthMethod, PendingProviderUser } from '../session/session-data.ts';
import { attributionOf, cookieOf, type Language } from '../../platform/http/index.ts';
import { announce } from '../../platform/index.ts';
import { isReachable } from '../../platform/mail/index.ts';
import { seconds, signedIn, type AuthAnswer, type AuthCall } from '../auth/answers.ts';
import { keepOnlyProven } from '../auth/first-proof.ts';
import { noteEvent } from '../auth/log/events.ts';
import { pretendConfirmation } from '../auth/emails/confirmation.ts';
import { storePending } from '../auth/sign-in/flows.ts';
import { nextStep } from '../auth/sign-in/next-step.ts';
import { users } from '../auth/tables.ts';
import { AddressTaken, createUserAt, userById, verifyAddress, type AuthUserRow } from '../auth/users.ts';
import { noteSignupConsents } from '../legal/consents.ts';
import { addAccount, lockProviderAccount, accountOwner, renameAccount, type AccountName } from './accounts.ts';
import type { Identity } from './provider.ts';

/** Why the sign-in or connection failed. */
export type Refusal = Extract<
  ProviderErrorCode,
  'signup_closed' | 'permission_denied' | 'connected_other' | 'reauthentication_required'
>;

/**
 * Signs in the user that a provider has authenticated, or continues with the missing step: 2FA, address, its
 * confirmation. New users get an account.
 */
export async function enter(call: AuthCall, provider: string, identity: Identity): Promise<Refusal | AuthAnswer> {
  const { context, db, request } = call;
  if (await signedIn(call)) await request.session.end(db);
  const account = { provider, uid: identity.uid };
  const userId = await accountOwner(db, account);
  const user = userId === null ? null : await userById(db, userId);
  if (user) {
    await renameAccount(db, { ...account, display: identity.display });
    return nextStep(call, user, methodOf(call, account));
  }
  if (!context.settings.auth.signupOpen) return 'signup_closed';
  const { display, username, firstName, lastName, email } = identity;
  const newcomer = { ...account, display, username, firstName, lastName };
  if (email !== null && isReachable(context.settings, email))
    return enrol(call, newcomer, { email, verified: identity.emailVerified });
  const at = seconds(context.clock.now());
  return storePending(call, [], { stage: 'provider_signup', userId: null, email: null, at, providerUser: newcomer });
}

/**
 * Creates an account for a new user. When the address is taken, nothing is created, and the answer is that for a new
 * user whose address is unconfirmed: only its owner gets an email. An address that the provider has verified is taken
 * over from a user who hasn't confirmed it.
 */
export async function enrol(
  call: AuthCall,
  newcomer: PendingProviderUser,
  { email, verified }: { email: string; verified: boolean },
): Promise<AuthAnswer> {
  const { context, db, request } = call;
  const { provider, uid, display, username, firstName, lastName } = newcomer;
  const now = context.clock.now();
  const nameHints = { username, further: [firstName, lastName] };
  const seed = { email, verified, passwordHash: null, language: languageOf(call), firstName, lastName, nameHints };
  try {
    const user = await db.transaction(async (tx) => {
      await lockProviderAccount(tx, newcomer);
      // The same person in a second window.
      const faster = await accountOwner(tx, newcomer);
      if (faster !== null) return userById(tx, faster);
      return createUserAt(tx, context, seed, async (userId) => {
        await addAccount(tx, { userId, provider, uid, display, createdAt: now });
        await noteEvent(tx, request, userId, 'signup', { provider });
        await noteSignupConsents(tx, request, { userId, language: seed.language });
        await announce(context, tx, 'user.signed_up', { userId, attribution: attributionOf(request) });
        return userById(tx, userId);
      });
    });
    if (!user) throw new Error('A new user was stored but not found.');
    return await nextStep(call, user, methodOf(call, newcomer));
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const owner = verified && error.owner.isActive ? await takeOver(call, newcomer, error.owner.id, email) : null;
    if (owner) return nextStep(call, owner, methodOf(call, newcomer));
    return pretendConfirmation(call, error.owner, email);
  }
}

/** Gives a user without a confirmed address to the owner of the address. @returns null when somebody has confirmed it */
async function takeOver(
  call: AuthCall,
  { provider, uid, display, firstName, lastName }: PendingProviderUser,
  userId: number,
  email: string,
): Promise<AuthUserRow | null> {
  const { context, db, request } = call;
  return db.transaction(async (tx) => {
    await lockProviderAccount(tx, { provider, uid });
    if ((await accountOwner(tx, { provider, uid })) !== null) return null;
    if ((await verifyAddress(tx, context, userId, email)) !== 'first') return null;
    await keepOnlyProven(tx, call, userId, { account: null, password: false });
    await tx.update(users).set({ firstName, lastName }).where(eq(users.id, userId));
    await addAccount(tx, { userId, provider, uid, display, createdAt: context.clock.now() });
    await noteEvent(tx, request, userId, 'email_verified', { email });
    await noteEvent(tx, request, userId, 'provider_connected', { provider });
    return userById(tx, userId);
  });
}

function methodOf({ context }: AuthCall, { provider, uid }: AccountName): AuthMethod {
  return { method: 'socialaccount', at: seconds(context.clock.now()), provider, uid };
}

/** The language of the site; the browser's own when a provider redirects here. */
function languageOf({ form, request }: AuthCall): Language {
  const chosen = cookieOf(request, 'django_language');
  return isLanguage(chosen) ? chosen : form.language;
}
