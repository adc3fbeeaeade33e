import { changeRecipient, type Recipient } from '../../../api/auth.ts';
import { isApiError } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { type AuthProblem, authProblems } from '../form/auth-errors.ts';

/**
 * Why a code wasn't sent again.
 * @returns null when the error is unexpected (then the caller rethrows)
 */
export function resendProblems(error: unknown): AuthProblem[] | null {
  if (isApiError(error, 429)) return [{ field: null, say: 'too_many_codes' }];
  return isNotOffered(error) ? [{ field: null, say: 'code_over' }] : authProblems(error);
}

/** Backends answer 409, or 403 or 404 where they don't have it at all. A page with 403 is about cookies. */
const isNotOffered = (error: unknown): boolean =>
  isApiError(error, 404) || isApiError(error, 409) || (isApiError(error, 403) && error.data !== null);

/**
 * Has the code sent to another address or phone number.
 * @returns why not; empty when it was sent
 */
export async function sendElsewhere(app: AppContext, of: Recipient, to: string): Promise<AuthProblem[]> {
  try {
    await changeRecipient(app, of, to);
    return [];
  } catch (error) {
    const problems: AuthProblem[] | null = isNotOffered(error)
      ? [{ field: null, say: `${of}_fixed` }]
      : authProblems(error);
    if (!problems) throw error;
    return problems;
  }
}
