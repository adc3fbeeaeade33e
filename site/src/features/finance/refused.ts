import { data } from 'react-router-dom';
import { type FieldErrors, fieldErrors, isApiError, isRecord } from '../../api/errors.ts';
import { formTexts } from '../../app/router/form-text.ts';

/** Why a form wasn't accepted, with what was entered. */
export interface Refused {
  /** Which form of the page. */
  intent: string;
  errors: FieldErrors;
  /** What is wrong with all of it; null when it's the fields. */
  problem: string | null;
  values: Readonly<Record<string, string>>;
}

/** Answer to a form that the call has refused, with errors at their fields; null when it's another failure. */
export function refusedForm(error: unknown, form: FormData) {
  if (!isApiError(error, 400) && !isApiError(error, 409) && !isApiError(error, 413)) return null;
  const { detail = null, non_field_errors: whole = null } = isRecord(error.data) ? error.data : {};
  const text = Array.isArray(whole) ? whole[0] : detail;
  const values = Object.fromEntries(formTexts(form).map(([name, value]) => [name, value.replaceAll('\0', '')]));
  const refused: Refused = {
    intent: values['intent'] ?? '',
    errors: error.status === 400 ? fieldErrors(error.data) : {},
    problem: typeof text === 'string' ? text : null,
    values,
  };
  return data(refused, error.status);
}
