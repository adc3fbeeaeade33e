import { AuthError } from '../../platform/http/index.ts';
import { signedIn, type AuthCall } from '../auth/answers.ts';
import { noteEvent } from '../auth/log/events.ts';
import { mustBeFresh } from '../auth/guards.ts';
import { mailNotice } from '../auth/emails/notices.ts';
import { addAccount, lockProviderAccount, accountOwner } from './accounts.ts';
import type { Refusal } from './enter.ts';
import type { Identity } from './provider.ts';

/** Connects an account at a provider to the user for sign-in. Null: connected, now or earlier. */
export async function connect(call: AuthCall, provider: string, identity: Identity): Promise<Refusal | null> {
  const { context, db, request } = call;
  const user = await signedIn(call);
  if (!user) return 'permission_denied';
  if (context.settings.auth.reauthenticationRequired) {
    try {
      await mustBeFresh(call, user);
    } catch (error) {
      if (error instanceof AuthError) return 'reauthentication_required';
      throw error;
    }
  }
  const { uid, display } = identity;
  return db.transaction(async (tx) => {
    await lockProviderAccount(tx, { provider, uid });
    const owner = await accountOwner(tx, { provider, uid });
    if (owner !== null) return owner === user.id ? null : 'connected_other';
    await addAccount(tx, { userId: user.id, provider, uid, display, createdAt: context.clock.now() });
    await noteEvent(tx, request, user.id, 'provider_connected', { provider });
    await mailNotice(tx, call, user, 'provider_connected');
    return null;
  });
}
