import { AuthError, networkOf } from '../../platform/http/index.ts';
import type { PendingProviderUser } from '../session/session-data.ts';
import { limit, refuseBadForm, type AuthAnswer, type AuthCall } from '../auth/answers.ts';
import { pendingOf } from '../auth/sign-in/flows.ts';
import { enrol } from './enter.ts';
import { shownProvider } from './providers.ts';

/** GET auth/provider/signup: returns the pending user of a provider that gave no address. */
export async function showProviderSignup(call: AuthCall): Promise<AuthAnswer> {
  const { provider, uid, display, username } = await mustBePending(call);
  const account = { uid, display, provider: shownProvider(call.context.settings, provider) };
  const user = { display: username || 'user', has_usable_password: false, ...(username !== '' && { username }) };
  return { status: 200, data: { user, account, email: [] } };
}

/** POST auth/provider/signup: adds the missing address. A taken one gets the same answer as a free one. */
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
