import { data, redirect } from 'react-router-dom';
import { verifyEmail } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { removePasskey, renamePasskey } from '../../api/passkeys.ts';
import { addEmail, changePassword, deactivateTotp, makePrimary, removeEmail, resendEmail } from '../../api/security.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { sentCodeIn } from '../../features/auth/form/sent-code.ts';
import { forgetSession } from '../../features/auth/session/to-login.ts';
import { type RefusedForm, refusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { formText } from '../../app/router/form-text.ts';
import { sessionChanged } from '../../app/visitor/session-change.ts';
import type { Saved } from './load-security.ts';

const PAGE = '/my/security/';

/** Handles the forms of the security page; the field `intent` identifies the form. */
export async function securityAction(app: AppContext, form: FormData): Promise<unknown> {
  const intent = formText(form, 'intent');
  const email = formText(form, 'email');
  const done = (saved: Saved, section: string) => redirect(`${PAGE}?saved=${saved}#${section}`);
  try {
    switch (intent) {
      case 'password': {
        const status = await changePassword(app, newPassword(form));
        await sessionChanged(app, status);
        return status.status === 'settled' ? done('password', 'password') : redirect('/auth/login/?reset');
      }
      case 'add-email':
        await addEmail(app, email);
        return done('email-added', 'emails');
      case 'resend-email':
        await resendEmail(app, email);
        return done('email-sent', 'emails');
      case 'confirm-email':
        await sessionChanged(app, await verifyEmail(app, sentCodeIn(form, 'email_code')));
        return done('email-confirmed', 'emails');
      case 'primary-email':
        await makePrimary(app, email);
        return done('email-primary', 'emails');
      case 'remove-email':
        await removeEmail(app, email);
        return done('email-removed', 'emails');
      case 'factor-off':
        await deactivateTotp(app);
        return done('factor-off', 'two-factor');
      case 'rename-passkey':
        await renamePasskey(app, Number(formText(form, 'id')), formText(form, 'name'));
        return done('passkey-renamed', 'passkeys');
      case 'remove-passkey':
        await removePasskey(app, Number(formText(form, 'id')));
        return done('passkey-removed', 'passkeys');
      default:
        return data(null, 400);
    }
  } catch (error) {
    // A page with 403 is about cookies.
    if (intent === 'resend-email' && isApiError(error, 403) && error.data !== null) {
      return data<RefusedForm>({ intent: 'resend-too-soon', problems: [], email }, 403);
    }
    // No code is awaited any more.
    if (intent === 'confirm-email' && isApiError(error, 409)) {
      return data<RefusedForm>({ intent, problems: [{ field: null, say: 'reset_over' }] }, 409);
    }
    // The answer to adding an address without a session.
    if (intent === 'add-email' && isApiError(error, 409)) {
      await forgetSession(app);
      return data<RefusedForm>({ intent: 'session-ended', problems: [] }, 401);
    }
    const isEmail = intent.endsWith('-email');
    return refusedForm(app, form, error, { intent, ...(isEmail && { email }) });
  }
}

/** Users without a password aren't asked for one. */
function newPassword(form: FormData) {
  const new_password = formText(form, 'new_password');
  if (!form.has('current_password')) return { new_password };
  return { current_password: formText(form, 'current_password'), new_password };
}
