import { data } from 'react-router-dom';
import { reauthenticationMethods } from '../../../api/auth-status.ts';
import { isApiError } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { type AuthProblem, authProblems, refusalStatus } from '../form/auth-errors.ts';
import { forgetSession } from '../session/to-login.ts';
import { startIdentityCheck } from './identity-check.ts';

/** Response when a form of the security pages is rejected; JSON, because it also works without script. */
export interface RefusedForm {
  /** Which form it was; `session-ended` when the session has ended. */
  intent: string;
  problems: AuthProblem[];
  /** The email address typed or selected. Passwords and codes are never sent back. */
  email?: string;
}

/**
 * Maps a failed call of a security page to its form: identity check required (`identity-check`), session ended, or invalid
 * input.
 * @throws the error itself in all other cases
 */
export async function refusedForm(
  app: AppContext,
  form: FormData,
  error: unknown,
  sent: { intent: string; email?: string },
): Promise<unknown> {
  if (isApiError(error, 401)) {
    if (reauthenticationMethods(error.data)) return startIdentityCheck(app, form);
    await forgetSession(app);
    return data<RefusedForm>({ intent: 'session-ended', problems: [] }, 401);
  }
  const problems = authProblems(error);
  if (!problems) throw error;
  return data<RefusedForm>({ ...sent, problems }, refusalStatus(error));
}
