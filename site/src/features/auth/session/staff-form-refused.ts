import { data } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError, isRecord } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formTexts } from '../../../app/router/form-text.ts';
import { UNSENT } from '../../../app/router/page.ts';
import { forgetSession } from './to-login.ts';
import { staffOnly } from './staff-only.ts';

/** A form of staff that was refused, with everything that was typed. */
export interface FormRefused {
  /** Which form. */
  form: string;
  reason: 'fields' | 'changed' | 'failed' | 'session-ended';
  errors: FieldErrors;
  /** What is wrong with all of it. */
  text: string;
  /** By field; several values of one field are lines. */
  typed: Record<string, string>;
}

/** Answer to a form of staff whose call has failed. @throws what isn’t about the form */
export async function refusedForm(app: AppContext, path: string, form: FormData, error: unknown) {
  if (isApiError(error, 403) || isApiError(error, 404)) return staffOnly(app, path, error);
  if (isApiError(error, 401)) await forgetSession(app);
  const errors = isApiError(error, 400) ? fieldErrors(error.data) : {};
  const detail = isApiError(error) && isRecord(error.data) ? error.data['detail'] : null;
  const typed: Record<string, string> = {};
  for (const [name, text] of formTexts(form)) {
    typed[name] = typed[name] === undefined ? text.replaceAll('\0', '') : `${typed[name]}\n${text}`;
  }
  const refused: FormRefused = {
    form: typed['intent'] ?? '',
    reason: isApiError(error, 401)
      ? 'session-ended'
      : isApiError(error, 409)
        ? 'changed'
        : Object.keys(errors).length > 0
          ? 'fields'
          : 'failed',
    errors,
    text: typeof detail === 'string' ? detail : '',
    typed,
  };
  return data(refused, { status: isApiError(error) && error.status >= 400 ? error.status : UNSENT });
}
