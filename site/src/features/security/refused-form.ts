import { data } from 'react-router-dom';
import { reauthenticationWays } from '../../api/auth-status.ts';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app-context.tsx';
import { type AuthProblem, authProblems } from '../auth/auth-errors.ts';
import { forgetSession } from '../session-ended/to-login.ts';
import { question } from './question.ts';

/** What a form of the security pages that was not accepted answers; JSON, for it also comes without script. */
export interface RefusedForm {
  /** Which form it was; `session-ended` when the session has ended. */
  intent: string;
  problems: AuthProblem[];
  /** The address that was typed or meant. Passwords and codes never come back. */
  email?: string;
}

/**
 * What a failed call of a security page means for its form: who it is must be shown anew (`question`), the session is
 * over, or something is wrong with what was typed.
 * @throws the error itself when it is none of these
 */
export async function refusedForm(
  app: AppContext,
  form: FormData,
  error: unknown,
  sent: { intent: string; email?: string },
): Promise<unknown> {
  if (isApiError(error, 401)) {
    if (reauthenticationWays(error.data)) return question(app, form);
    await forgetSession(app);
    return data<RefusedForm>({ intent: 'session-ended', problems: [] }, 401);
  }
  const problems = authProblems(error);
  if (!problems || !isApiError(error)) throw error;
  return data<RefusedForm>({ ...sent, problems }, statusOf(error.status));
}

/** Only the visitor's own mistakes and haste keep their status; whatever else failed is the server's. */
export const statusOf = (status: number): number => (status === 400 || status === 429 ? status : 503);
