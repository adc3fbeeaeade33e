import { normalizeCode } from '../form/code-input.ts';
import { reauthenticateByPasskey } from '../../../api/passkeys.ts';
import { reauthenticate, reauthenticateByCode } from '../../../api/security.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { credentialIn } from '../passkey/passkey-form.ts';
import { authProblems, refusalStatus } from '../form/auth-errors.ts';
import { startIdentityCheck } from './identity-check.ts';
import { refusedForm } from './refused-form.ts';
import { identityMethodFrom } from './identity-methods.ts';

/** Sends what the user shows their identity with: a password, what a passkey has signed, or a code. */
export function proveIdentity(app: AppContext, form: FormData): Promise<unknown> {
  if (form.has('password')) return reauthenticate(app, formText(form, 'password'));
  if (form.has('proof')) return reauthenticateByPasskey(app, credentialIn(form, 'proof'));
  return reauthenticateByCode(app, normalizeCode(formText(form, 'code')));
}

/**
 * Handles the identity check fields of a form; call it before handling the form itself.
 * @returns null when the form may be handled now, else the response to send instead
 */
export async function passIdentityCheck(app: AppContext, form: FormData): Promise<unknown> {
  if (!form.has('by')) return null;
  const other = identityMethodFrom(formText(form, 'way'));
  try {
    if (other) return await startIdentityCheck(app, form, { way: other });
    await proveIdentity(app, form);
    return null;
  } catch (error) {
    const problems = authProblems(error);
    if (!problems) return refusedForm(app, form, error, { intent: 'identity-check' });
    return startIdentityCheck(app, form, {
      way: identityMethodFrom(formText(form, 'by')),
      problems,
      status: refusalStatus(error),
    });
  }
}
