import { redirect } from 'react-router-dom';
import { authQuery } from '../../api/session.ts';
import type { AppContext } from '../../app-context.tsx';
import { sessionChanged } from '../../start/session-change.ts';
import { authLinks } from '../auth/auth-links.ts';

/** Whether somebody is signed in, as far as is known; a sign-in that waits for its second step is none yet. */
export const isSignedIn = async (app: AppContext): Promise<boolean> =>
  (await app.queryClient.ensureQueryData(authQuery(app))).status === 'settled';

/**
 * Redirects a visitor without a session to sign-in and back to `next`. Forgets the session first: the sign-in page
 * that believes in it would send them straight back.
 */
export async function toLogin(app: AppContext, next: string): Promise<Response> {
  await forgetSession(app);
  return redirect(authLinks(next).login);
}

/** To be called when a call answered 401 although somebody seemed to be signed in. */
export async function forgetSession(app: AppContext): Promise<void> {
  const known = app.queryClient.getQueryData(authQuery(app).queryKey);
  if (known?.status !== 'none') await sessionChanged(app, { status: 'none' });
}
