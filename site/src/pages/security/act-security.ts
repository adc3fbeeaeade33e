import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { addEmail, changePassword, deactivateTotp, makePrimary, removeEmail, resendEmail } from '../../api/security.ts';
import type { AppContext } from '../../app-context.tsx';
import { forgetSession } from '../../features/session-ended/to-login.ts';
import { type RefusedForm, refusedForm } from '../../features/security/refused-form.ts';
import { formText } from '../../router/form-text.ts';
import { sessionChanged } from '../../start/session-change.ts';
import type { Saved } from './load-security.ts';

const PAGE = '/my/security/';

/** Deals with the forms of the security page; the field `intent` says which one it is. */
export async function actSecurity(app: AppContext, form: FormData): Promise<unknown> {
  const intent = formText(form, 'intent');
  const email = formText(form, 'email');
  const done = (saved: Saved, section: string) => redirect(`${PAGE}?saved=${saved}#${section}`);
  try {
    switch (intent) {
      case 'password':
        await sessionChanged(app, await changePassword(app, newPassword(form)));
        return done('password', 'password');
      case 'add-email':
        await addEmail(app, email);
        return done('email-added', 'emails');
      case 'resend-email':
        await resendEmail(app, email);
        return done('email-sent', 'emails');
      case 'primary-email':
        await makePrimary(app, email);
        return done('email-primary', 'emails');
      case 'remove-email':
        await removeEmail(app, email);
        return done('email-removed', 'emails');
      case 'factor-off':
        await deactivateTotp(app);
        return done('factor-off', 'two-factor');
      default:
        return data(null, 400);
    }
  } catch (error) {
    if (intent === 'resend-email' && isApiError(error, 403)) {
      return data<RefusedForm>({ intent: 'resend-too-soon', problems: [], email }, 403);
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

/** Who has no password yet is asked for none. */
function newPassword(form: FormData) {
  const new_password = formText(form, 'new_password');
  if (!form.has('current_password')) return { new_password };
  return { current_password: formText(form, 'current_password'), new_password };
}
