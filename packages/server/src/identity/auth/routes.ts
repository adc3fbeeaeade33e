import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { AuthError, notFound } from '../../platform/http/index.ts';
import { shownProviders } from '../providers/providers.ts';
import { authenticated, authRoute, signedIn, type AuthAnswer, type AuthCall } from './answers.ts';
import { activateTotp, deactivateTotp, listAuthenticators, showTotp } from './factors/authenticators.ts';
import { addEmail, listEmails, makePrimary, removeEmail, resendEmail } from './emails/email-addresses.ts';
import { noteEvent } from './log/events.ts';
import { unauthenticated } from './sign-in/flows.ts';
import { login } from './sign-in/login.ts';
import { confirmLoginCode, requestLoginCode, resendLoginCode } from './sign-in/login-code.ts';
import { addPasskey, askForPasskey } from './passkeys/add.ts';
import { removePasskeys, renamePasskey } from './passkeys/own-passkeys.ts';
import {
  askForLogin,
  askForReauthentication,
  askForStep,
  authenticatePasskey,
  loginByPasskey,
  reauthenticatePasskey,
} from './passkeys/sign-in.ts';
import { changePassword } from './passwords/password-change.ts';
import { requestReset, resetPassword, showReset } from './passwords/password-reset.ts';
import { recoveryCodeDigits, renewRecoveryCodes, showRecoveryCodes } from './factors/recovery-codes.ts';
import { totpDigits } from './factors/totp.ts';
import { authenticateFactor, reauthenticate, reauthenticateFactor } from './factors/second-factor.ts';
import { endSessions, listSessions } from '../session/session-list.ts';
import { lookIn } from '../session/viewer.ts';
import { userById } from './users.ts';
import { signup } from './sign-in/signup.ts';
import { answerTrust } from './sign-in/trust.ts';
import { resendVerification, showVerification, verifyEmail } from './emails/verify-email.ts';

/** The browser API of django-allauth 65 headless, except for providers, which have their own module. */
export function authRoutes(app: FastifyInstance): void {
  authRoute(app, calls.getAuthConfig, showConfig);
  authRoute(app, calls.getSession, showSession);
  authRoute(app, calls.deleteSession, logout);
  authRoute(app, calls.postLogin, login);
  authRoute(app, calls.postSignup, signup);
  authRoute(app, calls.getEmailVerification, showVerification);
  authRoute(app, calls.postEmailVerification, verifyEmail);
  authRoute(app, calls.postEmailVerificationResend, resendVerification);
  // Without sign-in by code, the original has these two no more than we do.
  if (app.hoster.settings.auth.loginByCode !== 'off') {
    authRoute(app, calls.postLoginCodeResend, resendLoginCode);
    if (app.hoster.settings.auth.loginByCode === 'offered')
      authRoute(app, calls.postLoginCodeRequest, requestLoginCode);
  }
  authRoute(app, calls.postLoginCode, confirmLoginCode);
  authRoute(app, calls.postPhoneVerification, nothingPending);
  authRoute(app, calls.postPhoneVerificationResend, nothingPending);
  authRoute(app, calls.postPhone, nothingPending);
  authRoute(app, calls.postTwoFactorTrust, app.hoster.settings.auth.trustDays > 0 ? answerTrust : notThere);
  authRoute(app, calls.postTwoFactor, authenticateFactor);
  authRoute(app, calls.postReauthenticate, reauthenticate);
  authRoute(app, calls.postTwoFactorReauthenticate, reauthenticateFactor);
  authRoute(app, calls.postPasswordRequest, requestReset);
  authRoute(app, calls.getPasswordReset, showReset);
  authRoute(app, calls.postPasswordReset, resetPassword);
  authRoute(app, calls.getAuthSessions, listSessions);
  authRoute(app, calls.deleteAuthSessions, endSessions);
  authRoute(app, calls.getEmails, listEmails);
  authRoute(app, calls.postEmail, addEmail);
  authRoute(app, calls.putEmail, resendEmail);
  authRoute(app, calls.patchEmail, makePrimary);
  authRoute(app, calls.deleteEmail, removeEmail);
  authRoute(app, calls.postPasswordChange, changePassword);
  authRoute(app, calls.getAuthenticators, listAuthenticators);
  authRoute(app, calls.getTotp, showTotp);
  authRoute(app, calls.postTotp, activateTotp);
  authRoute(app, calls.deleteTotp, deactivateTotp);
  authRoute(app, calls.getRecoveryCodes, showRecoveryCodes);
  authRoute(app, calls.postRecoveryCodes, renewRecoveryCodes);
  if (app.hoster.settings.auth.passkeys) passkeyRoutes(app);
}

function passkeyRoutes(app: FastifyInstance): void {
  authRoute(app, calls.getPasskeyLogin, askForLogin);
  authRoute(app, calls.postPasskeyLogin, loginByPasskey);
  authRoute(app, calls.getPasskeyStep, askForStep);
  authRoute(app, calls.postPasskeyStep, authenticatePasskey);
  authRoute(app, calls.getPasskeyReauthentication, askForReauthentication);
  authRoute(app, calls.postPasskeyReauthentication, reauthenticatePasskey);
  authRoute(app, calls.getPasskeyCreation, askForPasskey);
  authRoute(app, calls.postPasskey, addPasskey);
  authRoute(app, calls.putPasskey, renamePasskey);
  authRoute(app, calls.deletePasskeys, removePasskeys);
}

async function showConfig({ context }: AuthCall): Promise<AuthAnswer> {
  const { loginMethods, ...auth } = context.settings.auth;
  const trust = auth.trustDays > 0 && { trust_days: auth.trustDays };
  return {
    status: 200,
    data: {
      account: {
        login_methods: loginMethods,
        is_open_for_signup: auth.signupOpen,
        email_verification_by_code_enabled: auth.emailVerificationByCode,
        login_by_code_enabled: auth.loginByCode === 'offered',
        password_reset_by_code_enabled: auth.passwordResetByCode,
        // Left over from older versions; the original sends it only where one method is allowed.
        ...(auth.tellsAdditions && { password_min_length: auth.passwordMinLength, binds_new_passwords: true }),
        ...(loginMethods.length === 1 && { authentication_method: loginMethods[0] }),
        ...(auth.signupFields.length > 0 && { signup_fields: auth.signupFields }),
      },
      socialaccount: { providers: shownProviders(context.settings) },
      mfa: {
        supported_types: ['totp', ...(auth.passkeys ? ['webauthn'] : []), 'recovery_codes'],
        passkey_login_enabled: auth.passkeys,
        ...trust,
        ...(auth.tellsAdditions && { totp_digits: totpDigits, recovery_code_digits: recoveryCodeDigits }),
      },
      usersessions: { track_activity: false },
    },
  };
}

async function showSession(call: AuthCall): Promise<AuthAnswer> {
  const user = await signedIn(call);
  if (!user) return unauthenticated(call);
  const look = await lookIn(call.request);
  // How the staff have signed in says nothing about the customer.
  const methods = look?.viewer ? [] : (await call.request.session.read()).data.methods;
  return authenticated(user, methods ?? []);
}

async function logout(call: AuthCall): Promise<AuthAnswer> {
  const { userId } = await call.request.session.read();
  // Also of staff who see the account of a customer: the session is theirs.
  const user = userId === null ? null : await userById(call.db, userId);
  if (user?.isActive) await noteEvent(call.db, call.request, user.id, 'logout');
  await call.request.session.end(call.db);
  return unauthenticated(call);
}

/** The original has no such address while the feature is off. */
async function notThere(): Promise<AuthAnswer> {
  throw notFound('Trusted browsers are off');
}

/** There are no phones: no code is ever pending. */
async function nothingPending(): Promise<AuthAnswer> {
  throw new AuthError(409);
}
