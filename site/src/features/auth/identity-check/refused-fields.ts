import { data } from 'react-router-dom';
import { errorCode, type FieldErrors, fieldErrors, isApiError, isRecord } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { refusalStatus } from '../form/auth-errors.ts';
import { startIdentityCheck } from './identity-check.ts';
import { type RefusedForm, refusedForm } from './refused-form.ts';

/** Response when a form of the account area is rejected: texts by field, and what was typed. */
export interface RefusedFields extends RefusedForm {
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

/**
 * Maps a failed call of the account area to its form, as `refusedForm` does for the calls of sign-in: identity check
 * required, session ended, or invalid input.
 * @throws the error itself in all other cases
 */
export async function refusedFields(app: AppContext, form: FormData, error: unknown): Promise<unknown> {
  const intent = formText(form, 'intent');
  const code = isApiError(error) ? errorCode(error.data) : null;
  if (code === 'reauthentication_required') return startIdentityCheck(app, form, { status: 403 });
  const errors = isApiError(error, 400) ? fieldErrors(error.data) : {};
  // The texts of these answers say what to do.
  const text = code !== null && isApiError(error) && isRecord(error.data) ? error.data['detail'] : null;
  if (Object.keys(errors).length === 0 && typeof text !== 'string') return refusedForm(app, form, error, { intent });
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const problems = typeof text === 'string' ? [{ field: null, say: { text } }] : [];
  return data<RefusedFields>({ intent, problems, errors, values }, refusalStatus(error));
}
