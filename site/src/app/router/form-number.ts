import { formText } from './form-text.ts';

/**
 * A number in a form, with a comma or a point. NaN for an empty field and for what isn't a number: the call refuses it, with
 * the error at its field.
 */
export function formNumber(form: FormData, name: string): number {
  const text = formText(form, name).trim();
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}
