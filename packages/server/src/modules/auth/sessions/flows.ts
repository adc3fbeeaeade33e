import { AuthError } from '../../../http/answers.ts';
import type { PendingLogin } from '../../../http/session-data.ts';
import { shownProvider, shownProviders } from '../../providers/known.ts';
import { isFresh } from './fresh.ts';
import { presentUser, seconds, signedIn, type AuthAnswer, type AuthCall } from '../answers.ts';
import { factorsOf, type AuthUserRow } from '../users.ts';

/** A pending step expires after a quarter of an hour. */
const pendingSeconds = 900;

/** The step that this browser's sign-in waits for; null when none does. */
export async function pendingOf({ request, context }: AuthCall): Promise<PendingLogin | null> {
  const { pending } = (await request.session.read()).data;
  return pending && seconds(context.clock.now()) - pending.at <= pendingSeconds ? pending : null;
}

/** 401: not signed in, with the ways on. `isAuthenticated` null says "nothing pending here". */
export async function unauthenticated(call: AuthCall, isAuthenticated: false | null = false): Promise<AuthAnswer> {
  const { settings } = call.context;
  const providers = shownProviders(settings);
  const offering = (flow: 'provider_redirect' | 'provider_token') => {
    const ids = providers.filter(({ flows }) => flows.includes(flow)).map(({ id }) => id);
    return ids.length > 0 ? [{ id: flow, providers: ids }] : [];
  };
  const flows = [
    { id: 'login' },
    ...(settings.auth.signupOpen ? [{ id: 'signup' }] : []),
    ...offering('provider_redirect'),
    ...offering('provider_token'),
    ...(await pendingFlow(call)),
  ];
  return { status: 401, data: { flows }, meta: { is_authenticated: isAuthenticated } };
}

async function pendingFlow(call: AuthCall): Promise<Record<string, unknown>[]> {
  const pending = await pendingOf(call);
  if (!pending) return [];
  if (pending.stage === 'verify_email') return [{ id: 'verify_email', is_pending: true }];
  if (pending.stage === 'provider_signup') {
    const provider = shownProvider(call.context.settings, pending.providerUser?.provider ?? '');
    return [{ id: 'provider_signup', provider, is_pending: true }];
  }
  const types = pending.userId === null ? [] : await factorsOf(call.db, pending.userId);
  return [{ id: 'mfa_authenticate', is_pending: true, types }];
}

/** Who is signed in. @throws AuthError 401 for a visitor */
export async function mustBeSignedIn(call: AuthCall): Promise<AuthUserRow> {
  const user = await signedIn(call);
  if (user) return user;
  const { status, ...body } = await unauthenticated(call);
  throw new AuthError(status, body);
}

/** For sensitive changes. @throws AuthError 401 that asks to reauthenticate */
export async function mustBeFresh(call: AuthCall, user: AuthUserRow): Promise<void> {
  if (await isFresh(call, user)) return;
  const factors = await factorsOf(call.db, user.id);
  const methods = (await call.request.session.read()).data.methods ?? [];
  const flows = [
    ...(user.passwordHash === null ? [] : [{ id: 'reauthenticate' }]),
    ...(factors.length === 0 ? [] : [{ id: 'mfa_reauthenticate', types: factors }]),
  ];
  throw new AuthError(401, {
    data: { user: presentUser(user), methods, flows },
    meta: { is_authenticated: true },
  });
}
