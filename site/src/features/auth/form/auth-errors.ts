import type { AuthErrorItem, AuthErrorCode } from '@hoster/contract';
import { type ApiError, isApiError } from '../../../api/errors.ts';

/** Errors that the sign-in forms have messages for; all others show the server's text. */
export type KnownProblem =
  | 'invalid_email'
  | 'required'
  | 'incorrect_code'
  | 'incorrect_sent_code'
  | 'too_many_codes'
  | 'code_over'
  | 'reset_over'
  | 'email_fixed'
  | 'phone_fixed'
  | 'rate_limited'
  | 'unreachable'
  | 'unavailable'
  | 'unavailable_reloaded'
  | 'no_cookies'
  | 'closed'
  | 'forbidden'
  | 'conflict'
  | 'expired'
  | 'failed'
  | 'inactive';

/** An error of a form. With `field` null, it concerns the whole form. */
export interface AuthProblem {
  field: string | null;
  /** An error that we have a message for, too many attempts with the seconds to wait, or the server's text. */
  say: KnownProblem | { text: string } | { wait: number };
}

const known: Partial<Record<AuthErrorCode, KnownProblem>> = {
  required: 'required',
  incorrect_code: 'incorrect_code',
};

const isAuthErrors = (data: unknown): data is { errors: AuthErrorItem[] } =>
  typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors);

/** Backends also call usernames and phone numbers `invalid`, and say why. */
const ofField = (code: AuthErrorCode, param: string | undefined): KnownProblem | undefined =>
  code === 'invalid' && (param === undefined || param === 'email') ? 'invalid_email' : known[code];

/** Codes that were sent, unlike those of an app, have calls of their own and can be sent again. */
function ofSentCode(url: string, code: AuthErrorCode): KnownProblem | undefined {
  if (code === 'incorrect_code' && /\/auth\/(?:code|email|phone|password)\//.test(url)) return 'incorrect_sent_code';
  return code === 'too_many_login_attempts' && url.includes('/auth/code/') ? 'too_many_codes' : undefined;
}

/**
 * Reads the errors of an auth call by field. JSON only, so that an action can pass them to its page.
 * @returns null for a 401, which is a step of its own, and for bugs of ours (then the caller rethrows).
 */
export function authProblems(error: unknown): AuthProblem[] | null {
  if (!isApiError(error) || error.status === 401) return null;
  if (error.status === 400 && isAuthErrors(error.data)) {
    return error.data.errors.map(({ code, param, message }) =>
      // None of the login names was given: the field is empty.
      code === 'invalid_login'
        ? { field: 'username', say: 'required' }
        : { field: param ?? null, say: ofSentCode(error.url, code) ?? ofField(code, param) ?? { text: message } },
    );
  }
  return [{ field: null, say: reason(error) }];
}

/** The status of a page that shows a refused form. */
export const refusalStatus = (error: unknown): number =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? error.status : 503;

/** What to say of an answer that names no field. */
function reason(error: ApiError): AuthProblem['say'] {
  switch (error.status) {
    case 403:
      // Without the CSRF cookie, Django answers with an HTML page.
      if (error.data === null) return 'no_cookies';
      return /\/auth\/(provider\/)?signup$/.test(error.url) ? 'closed' : 'forbidden';
    case 409:
      return /\/auth\/(code\/confirm|email\/verify|phone\/verify)$/.test(error.url) ? 'reset_over' : 'conflict';
    case 410:
      return 'expired';
    case 429: {
      const wait = secondsToWait(error.headers.get('retry-after'));
      return wait === null ? 'rate_limited' : { wait };
    }
    default:
      if (error.status > 0 && error.status < 500) return 'failed';
      // The server reaches the backend without the visitor's connection; and a call that timed out got through.
      if (import.meta.env.SSR) return 'unavailable_reloaded';
      return error.status === 0 && !isTimeout(error.cause) ? 'unreachable' : 'unavailable';
  }
}

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError';

/** Reads a Retry-After header: seconds, or a date (RFC 9110, 10.2.3). Null when it says nothing about the future. */
function secondsToWait(header: string | null): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 && Number.isSafeInteger(seconds) ? seconds : null;
}
