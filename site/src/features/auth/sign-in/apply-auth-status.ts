import { type AuthStatus, signInStep } from '../../../api/auth-status.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { sessionChanged } from '../../../app/visitor/session-change.ts';
import { rememberNext } from '../session/remembered-next.ts';

/**
 * Handles the result of a sign-in or sign-up step. The email link continues to `next`, which is stored
 * before the page announces the email, because the visitor may open it immediately.
 */
export async function applyAuthStatus(app: AppContext, status: AuthStatus, next: string | null): Promise<void> {
  if (signInStep(status).step === 'mail') rememberNext(app, next);
  await sessionChanged(app, status);
}
