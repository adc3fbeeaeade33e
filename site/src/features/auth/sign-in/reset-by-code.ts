import { awaitsResetCode, resetPassword } from '../../../api/auth.ts';
import { isApiError } from '../../../api/errors.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import { sessionChanged } from '../../../app/visitor/session-change.ts';
import { type AuthProblem, authProblems } from '../form/auth-errors.ts';
import { sentCodeIn } from '../form/sent-code.ts';

/**
 * Sets a new password with the code of a reset, and ends all sessions.
 * @returns why not; null when it was set
 */
export async function resetByCode(app: AppContext, form: FormData): Promise<AuthProblem[] | null> {
  try {
    await sessionChanged(app, await resetPassword(app, sentCodeIn(form, 'reset_code'), formText(form, 'password')));
    return null;
  } catch (error) {
    if (isApiError(error, 409)) return [{ field: null, say: 'reset_over' }];
    const problems = authProblems(error);
    if (!problems) throw error;
    const isWrong = problems.some(({ say }) => say === 'incorrect_sent_code');
    // Too many were wrong. If the backend doesn't answer, the next try tells.
    if (isWrong && !(await awaitsResetCode(app).catch(() => true))) return [{ field: null, say: 'reset_over' }];
    return problems;
  }
}
