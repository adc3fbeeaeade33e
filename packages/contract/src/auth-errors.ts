import type { z } from 'zod';
import type { AuthErrorItem } from './auth.ts';

/** What the request held at a path, undefined where it held nothing. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

const invalidEmail: AuthErrorItem = { message: 'Enter a valid email address.', code: 'invalid', param: 'email' };

/**
 * Turns a refused auth form into allauth's list of errors: `required`, `invalid` (email) and `max_length`, one per
 * field, in English as allauth says them. Pass `body ?? {}`: there, no body and null count as an empty
 * one.
 */
export function toAuthErrors(error: z.core.$ZodError, input: unknown): AuthErrorItem[] {
  const errors: AuthErrorItem[] = [];
  const seen = new Set<string>();
  for (const issue of error.issues) {
    const param = String(issue.path[0] ?? '');
    if (seen.has(param)) continue;
    seen.add(param);
    if (param === '') {
      errors.push({ message: 'Invalid data. Expected an object.', code: 'invalid' });
      continue;
    }
    const value = valueAt(input, issue.path);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (text === '') errors.push({ message: 'This field is required.', code: 'required', param });
    else if (issue.code === 'too_big') {
      const message = `Ensure this value has at most ${issue.maximum} characters (it has ${text.length}).`;
      // Django judges the form of an address first, and finds none so long valid.
      if (param === 'email') errors.push(invalidEmail);
      errors.push({ message, code: 'max_length', param });
    } else errors.push({ ...invalidEmail, param });
  }
  return errors;
}
