import type { AuthMethod, PendingProviderUser } from '../../http/session-data.ts';
import { cookieOf } from '../../http/cookies.ts';
import type { Language } from '../../http/language.ts';
import { seconds, signedIn, type AuthAnswer, type AuthCall } from '../auth/answers.ts';
import { noteEvent } from '../auth/log/events.ts';
import { advance, wait } from '../auth/sessions/sign-in.ts';
import { tellOwner } from '../auth/sessions/signup.ts';
import { AddressTaken, createUserAt, userById } from '../auth/users.ts';
import { noteSignupConsents } from '../legal/consents.ts';
import { addAccount, lockAccount, ownerOf, renameAccount, type AccountName } from './accounts.ts';
import type { Identity } from './provider.ts';

/** Why the sign-in or connection failed; a code of `error` in the address of the callback. */
export type Refusal = 'signup_closed' | 'permission_denied' | 'connected_other' | 'reauthentication_required';

/**
 * Signs in the user a provider vouches for, or continues with what's missing: 2FA, address, its
 * confirmation. Newcomers get an account.
 */
export async function enter(call: AuthCall, provider: string, identity: Identity): Promise<Refusal | AuthAnswer> {
  const { context, db, request } = call;
  if (await signedIn(call)) await request.session.end(db);
  const account = { provider, uid: identity.uid };
  const userId = await ownerOf(db, account);
  const user = userId === null ? null : await userById(db, userId);
  if (user) {
    await renameAccount(db, { ...account, display: identity.display });
    return advance(call, user, methodOf(call, account));
  }
  if (!context.settings.auth.signupOpen) return 'signup_closed';
  const { display, firstName, lastName, email } = identity;
  const newcomer = { ...account, display, firstName, lastName };
  if (email !== null) return enrol(call, newcomer, { email, verified: identity.emailVerified });
  const at = seconds(context.clock.now());
  return wait(call, [], { stage: 'provider_signup', userId: null, email: null, at, providerUser: newcomer });
}

/**
 * Makes an account for a newcomer. When the address is taken, nothing is made, and the answer is that of a newcomer whose
 * address is to be confirmed: only its owner gets an email.
 */
export async function enrol(
  call: AuthCall,
  newcomer: PendingProviderUser,
  { email, verified }: { email: string; verified: boolean },
): Promise<AuthAnswer> {
  const { context, db, request } = call;
  const { provider, uid, display, firstName, lastName } = newcomer;
  const now = context.clock.now();
  const seed = { email, verified, passwordHash: null, language: languageOf(call), firstName, lastName };
  try {
    const user = await db.transaction(async (tx) => {
      await lockAccount(tx, newcomer);
      // The same person in a second window.
      const faster = await ownerOf(tx, newcomer);
      if (faster !== null) return userById(tx, faster);
      return createUserAt(tx, context, seed, async (userId) => {
        await addAccount(tx, { userId, provider, uid, display, createdAt: now });
        await noteEvent(tx, request, userId, 'signup', { provider });
        await noteSignupConsents(tx, request, { userId, language: seed.language });
        return userById(tx, userId);
      });
    });
    if (!user) throw new Error('A new user was stored but not found.');
    return await advance(call, user, methodOf(call, newcomer));
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    await tellOwner(call, error.owner, email);
    return wait(call, [], { stage: 'verify_email', userId: null, email, at: seconds(now) });
  }
}

function methodOf({ context }: AuthCall, { provider, uid }: AccountName): AuthMethod {
  return { method: 'socialaccount', at: seconds(context.clock.now()), provider, uid };
}

/** The language of the site; the browser's own when a provider redirects here. */
function languageOf({ form, request }: AuthCall): Language {
  const chosen = cookieOf(request, 'django_language');
  return chosen === 'ru' || chosen === 'en' ? chosen : form.language;
}
