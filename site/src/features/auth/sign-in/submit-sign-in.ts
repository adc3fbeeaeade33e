import { normalizeCode } from '../form/code-input.ts';
import {
  answerTrust,
  authenticateTwoFactor,
  confirmEmailCode,
  confirmLoginCode,
  confirmPhoneCode,
  login,
  providerSignup,
  requestLoginCode,
} from '../../../api/auth.ts';
import { passkeyAsked, signInByPasskey } from '../../../api/passkeys.ts';
import type { AuthStatus } from '../../../api/auth-status.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { credentialIn } from '../passkey/passkey-form.ts';
import { applyAuthStatus } from './apply-auth-status.ts';
import { furtherValues } from './further-fields.ts';
import { sentCodeIn } from '../form/sent-code.ts';

/** Name of the button of the sign-up form that signs in with its fields, or leads to the sign-in form. */
export const SIGN_IN_BUTTON = 'sign_in';

/** Whether that button was pressed with too little to sign in with: it leads to the form of the sign-in. */
export const isWayToSignIn = (form: FormData): boolean =>
  form.has(SIGN_IN_BUTTON) && (formText(form, 'email') === '' || formText(form, 'password') === '');

/** Error when the password was correct, but the sign-in failed. */
export const inactive: readonly AuthProblem[] = [{ field: null, say: 'inactive' }];

/** Fields of the first step that are empty. The backend names only the first of them. */
const missingIn = (form: FormData): AuthProblem[] =>
  (['login', 'password'] as const)
    .filter((name) => form.get(name) === '')
    .map((name) => ({ field: name === 'login' ? 'username' : name, say: 'required' }));

/** Sends the form of a sign-in step, which is identified by a field that only it has. */
function sendStep(app: AppContext, form: FormData): Promise<AuthStatus> {
  if (form.has('credential')) {
    return signInByPasskey(app, form.get('passkey') === 'step' ? 'step' : 'login', credentialIn(form));
  }
  if (form.has('code_for')) return requestLoginCode(app, formText(form, 'code_for'));
  if (form.has('login_code')) return confirmLoginCode(app, sentCodeIn(form, 'login_code'));
  if (form.has('email_code')) return confirmEmailCode(app, sentCodeIn(form, 'email_code'));
  if (form.has('phone_code')) return confirmPhoneCode(app, sentCodeIn(form, 'phone_code'));
  if (form.has('trust')) return answerTrust(app, formText(form, 'trust') === 'yes');
  if (form.has('code')) return authenticateTwoFactor(app, normalizeCode(formText(form, 'code')));
  if (form.has('provider_email'))
    return providerSignup(app, { email: formText(form, 'provider_email'), ...furtherValues(form) });
  return login(app, formText(form, 'login'), formText(form, 'password'));
}

/**
 * Submits a sign-in step: the password, a code, the answer about trust, or the address that a provider didn't supply.
 * Throws the errors of the call.
 * @param next where to continue after the sign-in; already validated
 * @returns the new status of the session; `none` without problems means that the sign-in has timed out
 */
export async function submitSignIn(
  app: AppContext,
  form: FormData,
  next: string | null,
): Promise<{ status: AuthStatus; problems: readonly AuthProblem[] }> {
  if (form.has(SIGN_IN_BUTTON)) form.set('login', formText(form, 'email'));
  const missing = form.has('credential') ? [] : missingIn(form);
  if (missing.length > 0) return { status: { status: 'none' }, problems: missing };
  await passkeyAsked(app);
  const status = await sendStep(app, form);
  await applyAuthStatus(app, status, next);
  // No step comes before the password or a passkey alone, so it can't have timed out.
  const isFirst = form.has('password') || form.get('passkey') === 'login';
  const isInactive = status.status === 'none' && isFirst;
  return { status, problems: isInactive ? inactive : [] };
}
