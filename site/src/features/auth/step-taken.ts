import { type AuthStatus, signInStep } from '../../api/auth-status.ts';
import type { AppContext } from '../../app-context.tsx';
import { sessionChanged } from '../../start/session-change.ts';
import { rememberNext } from './remembered-next.ts';

/**
 * To be called with what a step of signing in or up gave. The link in a letter will go on to `next`: that is remembered
 * before the page says that there is one, since the visitor may leave for it at once.
 */
export async function stepTaken(app: AppContext, status: AuthStatus, next: string | null): Promise<void> {
  if (signInStep(status).step === 'mail') rememberNext(app, next);
  await sessionChanged(app, status);
}
