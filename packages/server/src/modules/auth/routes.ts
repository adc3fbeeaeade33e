import type { FastifyInstance } from 'fastify';
import { AuthError } from '../../http/answers.ts';
import { shownProviders } from '../providers/known.ts';
import { authenticated, authRoute, signedIn, type AuthAnswer, type AuthCall } from './answers.ts';
import { activateTotp, deactivateTotp, listAuthenticators, showTotp } from './factors/authenticators.ts';
import { addEmail, listEmails, makePrimary, removeEmail, resendEmail } from './emails/email-addresses.ts';
import { noteEvent } from './log/events.ts';
import { unauthenticated } from './sessions/flows.ts';
import { login } from './sessions/login.ts';
import { changePassword } from './recovery/password-change.ts';
import { requestReset, resetPassword, showReset } from './recovery/password-reset.ts';
import { renewRecoveryCodes, showRecoveryCodes } from './factors/recovery-codes.ts';
import { authenticateFactor, reauthenticate, reauthenticateFactor } from './factors/second-factor.ts';
import { endSessions, listSessions } from './sessions/session-list.ts';
import { signup } from './sessions/signup.ts';
import { showVerification, verifyEmail } from './emails/verify-email.ts';

/** The browser API of django-allauth 65 headless; what concerns providers is in the module of that name. */
export function authRoutes(app: FastifyInstance): void {
  authRoute(app, 'GET', '/config', showConfig);
  authRoute(app, 'GET', '/auth/session', showSession);
  authRoute(app, 'DELETE', '/auth/session', logout);
  authRoute(app, 'POST', '/auth/login', login);
  authRoute(app, 'POST', '/auth/signup', signup);
  authRoute(app, 'GET', '/auth/email/verify', showVerification);
  authRoute(app, 'POST', '/auth/email/verify', verifyEmail);
  authRoute(app, 'POST', '/auth/email/verify/resend', nothingPending);
  authRoute(app, 'POST', '/auth/code/confirm', nothingPending);
  authRoute(app, 'POST', '/auth/phone/verify', nothingPending);
  authRoute(app, 'POST', '/auth/2fa/trust', (call) => unauthenticated(call, null));
  authRoute(app, 'POST', '/auth/2fa/authenticate', authenticateFactor);
  authRoute(app, 'POST', '/auth/reauthenticate', reauthenticate);
  authRoute(app, 'POST', '/auth/2fa/reauthenticate', reauthenticateFactor);
  authRoute(app, 'POST', '/auth/password/request', requestReset);
  authRoute(app, 'GET', '/auth/password/reset', showReset);
  authRoute(app, 'POST', '/auth/password/reset', resetPassword);
  authRoute(app, 'GET', '/auth/sessions', listSessions);
  authRoute(app, 'DELETE', '/auth/sessions', endSessions);
  authRoute(app, 'GET', '/account/email', listEmails);
  authRoute(app, 'POST', '/account/email', addEmail);
  authRoute(app, 'PUT', '/account/email', resendEmail);
  authRoute(app, 'PATCH', '/account/email', makePrimary);
  authRoute(app, 'DELETE', '/account/email', removeEmail);
  authRoute(app, 'POST', '/account/password/change', changePassword);
  authRoute(app, 'GET', '/account/authenticators', listAuthenticators);
  authRoute(app, 'GET', '/account/authenticators/totp', showTotp);
  authRoute(app, 'POST', '/account/authenticators/totp', activateTotp);
  authRoute(app, 'DELETE', '/account/authenticators/totp', deactivateTotp);
  authRoute(app, 'GET', '/account/authenticators/recovery-codes', showRecoveryCodes);
  authRoute(app, 'POST', '/account/authenticators/recovery-codes', renewRecoveryCodes);
}

async function showConfig({ context }: AuthCall): Promise<AuthAnswer> {
  const { loginMethods, signupOpen } = context.settings.auth;
  return {
    status: 200,
    data: {
      account: {
        login_methods: loginMethods,
        is_open_for_signup: signupOpen,
        email_verification_by_code_enabled: false,
        login_by_code_enabled: false,
        password_reset_by_code_enabled: false,
        // Left over from older versions; the original sends it only where one method is allowed.
        ...(loginMethods.length === 1 && { authentication_method: loginMethods[0] }),
      },
      socialaccount: { providers: shownProviders(context.settings) },
      mfa: { supported_types: ['totp', 'recovery_codes'], passkey_login_enabled: false },
      usersessions: { track_activity: false },
    },
  };
}

async function showSession(call: AuthCall): Promise<AuthAnswer> {
  const user = await signedIn(call);
  if (!user) return unauthenticated(call);
  return authenticated(user, (await call.request.session.read()).data.methods ?? []);
}

async function logout(call: AuthCall): Promise<AuthAnswer> {
  const user = await signedIn(call);
  if (user) await noteEvent(call.db, call.request, user.id, 'logout');
  await call.request.session.end(call.db);
  return unauthenticated(call);
}

/** Addresses are confirmed by link, and there are no phones: no code is ever waited for. */
async function nothingPending(): Promise<AuthAnswer> {
  throw new AuthError(409);
}
