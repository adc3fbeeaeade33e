import { data, redirect } from 'react-router-dom';
import { authQuery } from '../../../api/session.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { sessionChanged } from '../../../app/visitor/session-change.ts';
import { serviceAddress } from '../../../parts/service-host/service-address.ts';
import { authLinks } from './auth-links.ts';

/** Whether the visitor is signed in, as far as known; a sign-in pending its second step doesn't count. */
export const isSignedIn = async (app: AppContext): Promise<boolean> =>
  (await app.queryClient.ensureQueryData(authQuery(app))).status === 'settled';

/**
 * Redirects a visitor without a session to sign-in and back to `next`. Clears the session first: otherwise the sign-in
 * page would redirect straight back.
 */
export const toLogin = (app: AppContext, next: string): Promise<Response> => leadTo(app, authLinks(next).login);

async function leadTo(app: AppContext, page: string): Promise<Response> {
  await clearSession(app);
  return redirect(await serviceAddress(app, page));
}

/**
 * As `toLogin`, after a form with a text that somebody has typed; the sign-in page says that it’s kept. In the browser, its page has to keep it in the tab;
 * without script, the error page keeps it. @throws the error, for that page
 */
export function toLoginWithText(app: AppContext, next: string, error: unknown): Promise<Response> {
  if (import.meta.env.SSR) throw error;
  return leadTo(app, authLinks(next).ended);
}

/**
 * Call when the call of a form answered 401 although the visitor seemed to be signed in. In the browser the page stays, with
 * what was typed. @throws without script, where the page has gone: the error page keeps the form until its sender has
 * signed in
 */
export async function forgetSession(app: AppContext): Promise<void> {
  if (import.meta.env.SSR) throw data(null, { status: 401 });
  await clearSession(app);
}

/** Forgets who was signed in, when a call says that nobody is. */
export async function clearSession(app: AppContext): Promise<void> {
  const known = app.queryClient.getQueryData(authQuery(app).queryKey);
  if (known?.status !== 'none') await sessionChanged(app, { status: 'none' });
}
