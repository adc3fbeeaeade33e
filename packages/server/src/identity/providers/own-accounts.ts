import { refuseBadForm, refuseWith, type AuthAnswer, type AuthCall } from '../auth/answers.ts';
import { noteEvent } from '../auth/log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../auth/guards.ts';
import { mailNotice } from '../auth/emails/notices.ts';
import type { AuthUserRow } from '../auth/users.ts';
import { accountsOf, lockAccountsOf, removeAccount } from './accounts.ts';
import { shownProvider } from './providers.ts';

/** GET account/providers */
export async function listAccounts(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  const rows = await accountsOf(call.db, user.id);
  const { settings } = call.context;
  return {
    status: 200,
    data: rows.map(({ uid, display, provider }) => ({ uid, display, provider: shownProvider(settings, provider) })),
  };
}

/** DELETE account/providers: never the last sign-in method. */
export async function disconnect(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  const provider = form.text('provider');
  const uid = form.text('account');
  refuseBadForm(call);
  const check = (own: readonly { provider: string; uid: string }[]) => {
    if (!own.some((account) => account.provider === provider && account.uid === uid)) {
      refuseWith(call, 'account_not_found');
    }
    if (own.length === 1) mustSignInWithout(call, user);
  };
  // Input is validated first, here too.
  check(await accountsOf(db, user.id));
  if (context.settings.auth.reauthenticationRequired) await mustBeFresh(call, user);
  await db.transaction(async (tx) => {
    // Otherwise, two concurrent requests could each rely on the account that the other removes.
    await lockAccountsOf(tx, user.id);
    check(await accountsOf(tx, user.id));
    await removeAccount(tx, user.id, { provider, uid });
    await noteEvent(tx, request, user.id, 'provider_disconnected', { provider });
    await mailNotice(tx, call, user, 'provider_disconnected');
  });
  return listAccounts(call);
}

/** Without a password the user can't sign in without a provider, and without an address they can't get a password. */
function mustSignInWithout(call: AuthCall, user: AuthUserRow): void {
  if (user.passwordHash === null) refuseWith(call, 'no_password');
  if (!user.isVerified) refuseWith(call, 'no_verified_email');
}
