import type { AuthMethod, EmailedCode, PendingLogin, SessionData } from '../../session/session-data.ts';
import { shownProvider, shownProviders } from '../../providers/providers.ts';
import { seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { liveCode } from '../codes/codes.ts';
import { factorsOf } from '../users.ts';

/** A pending step expires after a quarter of an hour. */
const pendingSeconds = 900;

/** The pending step of this browser's sign-in; null when there is none. A step with a code ends with the code. */
export async function pendingOf({ request, context }: AuthCall): Promise<PendingLogin | null> {
  const { data } = await request.session.read();
  const { pending } = data;
  if (!pending || seconds(context.clock.now()) - pending.at > pendingSeconds) return null;
  if (pending.stage === 'login_by_code') return liveCode(context, data, 'login') && pending;
  const isByCode = pending.stage === 'verify_email' && context.settings.auth.emailVerificationByCode;
  return isByCode ? liveCode(context, data, 'verify') && pending : pending;
}

/** Stores the pending step of the browser, with the code that it waits for, and answers with it. */
export async function storePending(
  call: AuthCall,
  methods: AuthMethod[],
  pending: PendingLogin | null,
  codes?: Partial<Record<'login' | 'verify', EmailedCode>>,
): Promise<AuthAnswer> {
  const data: SessionData = { methods, ...(pending && { pending }), ...(codes && { codes }) };
  await call.request.session.save(call.db, { userId: null, data, rotate: true });
  return unauthenticated(call);
}

/** 401: not signed in, with the available flows. `isAuthenticated` null says "nothing pending here". */
export async function unauthenticated(call: AuthCall, isAuthenticated: false | null = false): Promise<AuthAnswer> {
  const { settings } = call.context;
  const providers = shownProviders(settings);
  const offering = (flow: 'provider_redirect' | 'provider_token') => {
    const ids = providers.filter(({ flows }) => flows.includes(flow)).map(({ id }) => id);
    return ids.length > 0 ? [{ id: flow, providers: ids }] : [];
  };
  const pending = await pendingOf(call);
  const isCodeOffered = settings.auth.loginByCode === 'offered';
  const isCodePending = pending?.stage === 'login_by_code' && { is_pending: true };
  const flows = [
    { id: 'login' },
    ...(isCodeOffered ? [{ id: 'login_by_code', ...isCodePending }] : []),
    ...(settings.auth.signupOpen ? [{ id: 'signup' }] : []),
    ...offering('provider_redirect'),
    ...offering('provider_token'),
    ...(settings.auth.passkeys ? [{ id: 'mfa_login_webauthn' }] : []),
    ...(isCodeOffered && isCodePending ? [] : await flowOf(call, pending)),
    ...(await resetFlow(call)),
  ];
  return { status: 401, data: { flows }, meta: { is_authenticated: isAuthenticated } };
}

/** A reset by code is always listed, whoever is signed in. */
export async function resetFlow({ context, request }: AuthCall): Promise<Record<string, unknown>[]> {
  if (!context.settings.auth.passwordResetByCode) return [];
  const { data } = await request.session.read();
  return [{ id: 'password_reset_by_code', is_pending: liveCode(context, data, 'reset') !== null }];
}

async function flowOf(call: AuthCall, pending: PendingLogin | null): Promise<Record<string, unknown>[]> {
  if (!pending) return [];
  if (pending.stage === 'provider_signup') {
    const provider = shownProvider(call.context.settings, pending.providerUser?.provider ?? '');
    return [{ id: 'provider_signup', provider, is_pending: true }];
  }
  if (pending.stage !== 'mfa_authenticate') return [{ id: pending.stage, is_pending: true }];
  const types = pending.userId === null ? [] : await factorsOf(call.db, pending.userId);
  return [{ id: 'mfa_authenticate', is_pending: true, types }];
}
