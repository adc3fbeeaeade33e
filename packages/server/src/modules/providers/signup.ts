import { AuthError } from '../../http/answers.ts';
import type { PendingProviderUser } from '../../http/session-data.ts';
import { limit, refuseBadForm, type AuthAnswer, type AuthCall } from '../auth/answers.ts';
import { pendingOf } from '../auth/sessions/flows.ts';
import { networkOf } from '../../http/visitor-address.ts';
import { enrol } from './enter.ts';
import { shownProvider } from './known.ts';

/** GET auth/provider/signup: who came from a provider that gave no address. */
export async function showProviderSignup(call: AuthCall): Promise<AuthAnswer> {
  const { provider, uid, display } = await mustBePending(call);
  const account = { uid, display, provider: shownProvider(call.context.settings, provider) };
  return { status: 200, data: { user: { display, has_usable_password: false }, account, email: [] } };
}

/** POST auth/provider/signup: the missing address. A taken one is answered like a free one. */
export async function providerSignup(call: AuthCall): Promise<AuthAnswer> {
  const newcomer = await mustBePending(call);
  await limit(call, { action: 'signup', subject: networkOf(call.request), times: 20, seconds: 60 });
  const email = call.form.email('email');
  refuseBadForm(call);
  return enrol(call, newcomer, { email, verified: false });
}

async function mustBePending(call: AuthCall): Promise<PendingProviderUser> {
  const pending = await pendingOf(call);
  if (pending?.stage !== 'provider_signup' || !pending.providerUser) throw new AuthError(409);
  if (!call.context.settings.auth.signupOpen) throw new AuthError(403);
  return pending.providerUser;
}
