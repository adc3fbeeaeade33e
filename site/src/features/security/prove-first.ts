import { normalizeCode } from '@hoster/domain/code-input';
import { isApiError } from '../../api/errors.ts';
import { reauthenticate, reauthenticateByCode } from '../../api/security.ts';
import type { AppContext } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import { authProblems } from '../auth/auth-errors.ts';
import { question } from './question.ts';
import { refusedForm, statusOf } from './refused-form.ts';
import { wayOf } from './ways.ts';

/**
 * Deals with what a form carries to show who it is; call it before the form itself is dealt with.
 * @returns null when that may happen now; else what to answer instead
 */
export async function proveFirst(app: AppContext, form: FormData): Promise<unknown> {
  if (!form.has('by')) return null;
  const other = wayOf(formText(form, 'way'));
  try {
    if (other) return await question(app, form, { way: other });
    if (form.has('password')) await reauthenticate(app, formText(form, 'password'));
    else await reauthenticateByCode(app, normalizeCode(formText(form, 'code')));
    return null;
  } catch (error) {
    const problems = authProblems(error);
    if (!problems || !isApiError(error)) return refusedForm(app, form, error, { intent: 'question' });
    return question(app, form, { way: wayOf(formText(form, 'by')), problems, status: statusOf(error.status) });
  }
}
