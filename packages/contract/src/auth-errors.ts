import type { z } from 'zod';
import type { ApiError } from './auth.ts';
import { valueAt } from './field-errors.ts';

const invalidEmail: ApiError = { message: 'Enter a valid email address.', code: 'invalid', param: 'email' };

/**
 * Turns a refused auth form into allauth's list of errors: `required`, `invalid` (email) and `max_length`, one per
 * field, in English as allauth says them. Pass `body ?? {}`: there, no body and null count as an empty
 * one.
 */
export function toAuthErrors(error: z.core.$ZodError, input: unknown): ApiError[] {
  const errors: ApiError[] = [];
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
