import { formText } from './form-text.ts';

/**
 * A number in a form in plain digits, with a comma or a point, and spaces between thousands. NaN for an empty field and for
 * what isn't a number: the call refuses it, with the error at its field.
 */
export function formNumber(form: FormData, name: string): number {
  const text = formText(form, name).replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A number in a form as {@link formNumber} reads it; null for an empty field alone. */
export const formNumberOrNull = (form: FormData, name: string): number | null =>
  formText(form, name) === '' ? null : formNumber(form, name);
