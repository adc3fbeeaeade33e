import { AuthError } from '../../http/answers.ts';
import { signedIn, type AuthCall } from '../auth/answers.ts';
import { noteEvent } from '../auth/log/events.ts';
import { mustBeFresh } from '../auth/sessions/flows.ts';
import { mailNotice } from '../auth/emails/notices.ts';
import { addAccount, lockAccount, ownerOf } from './accounts.ts';
import type { Refusal } from './enter.ts';
import type { Identity } from './provider.ts';

/** Lets an account at a provider sign the user in from now on. Null: done, or done before. */
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
    await lockAccount(tx, { provider, uid });
    const owner = await ownerOf(tx, { provider, uid });
    if (owner !== null) return owner === user.id ? null : 'connected_other';
    await addAccount(tx, { userId: user.id, provider, uid, display, createdAt: context.clock.now() });
    await noteEvent(tx, request, user.id, 'provider_connected', { provider });
    await mailNotice(tx, context, user, 'provider_connected');
    return null;
  });
}
