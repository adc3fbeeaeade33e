import type { ApiError as AuthError } from '@hoster/contract';
import { isApiError } from '../../api/errors.ts';

/** What the forms of signing in know to say by themselves; anything else is said in the server's words. */
export type KnownProblem =
  | 'invalid_email'
  | 'required'
  | 'incorrect_code'
  | 'rate_limited'
  | 'unreachable'
  | 'no_cookies'
  | 'closed'
  | 'inactive';

/** One thing wrong with a form. `field` null: with the form as a whole. */
export interface AuthProblem {
  field: string | null;
  /** A problem that we have words for, or the server's text. */
  say: KnownProblem | { text: string };
}

// By the specification, `invalid` shows the email message for every field.
const known: Record<string, KnownProblem> = {
  invalid: 'invalid_email',
  required: 'required',
  incorrect_code: 'incorrect_code',
};

const isAuthErrors = (data: unknown): data is { errors: AuthError[] } =>
  typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors);

/**
 * Reads what an auth call refused into problems by field. JSON only, so that an action can hand them to its page.
 * @returns null when it is not the visitor's doing (then the caller rethrows).
 */
export function authProblems(error: unknown): AuthProblem[] | null {
  if (!isApiError(error)) return null;
  if (error.status === 400 && isAuthErrors(error.data)) {
    return error.data.errors.map(({ code, param, message }) =>
      // Of several names to log in by not one was given: the field is empty.
      code === 'invalid_login'
        ? { field: 'username', say: 'required' }
        : { field: param ?? null, say: known[code] ?? { text: message } },
    );
  }
  // Without the CSRF cookie, Django answers with an HTML page. JSON means that sign-up is closed.
  if (error.status === 403) return [{ field: null, say: error.data === null ? 'no_cookies' : 'closed' }];
  if (error.status === 429) return [{ field: null, say: 'rate_limited' }];
  if (error.status === 0 || error.status >= 500) return [{ field: null, say: 'unreachable' }];
  return null;
}
