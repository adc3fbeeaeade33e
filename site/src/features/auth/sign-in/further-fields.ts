import { phoneNumber } from '../../../api/auth.ts';
import { formText } from '../../../app/router/form-text.ts';
import type { AuthProblem } from '../form/auth-errors.ts';

/** Fields of the sign-up form in any case, and what its forms send besides. */
const own = new Set(['email', 'password', 'captcha', 'abandon', 'provider_email']);
/** As Django names its fields. */
const isFieldName = (name: string): boolean => /^[a-z][a-z0-9_]{0,39}$/.test(name) && !own.has(name);

/**
 * Fields that the backend wants from a new user besides address and password, as the errors of its answer name them.
 * @param before those of earlier answers, in their order
 */
export function furtherFields(before: readonly string[], problems: readonly AuthProblem[]): string[] {
  const named = problems.map(({ field }) => field ?? '').filter(isFieldName);
  return [...new Set([...before, ...named])];
}

/** What was entered into these fields. */
export function furtherValues(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter(isFieldName);
  return Object.fromEntries(
    names.map((name) => [name, name === 'phone' ? phoneNumber(formText(form, name)) : formText(form, name)]),
  );
}
