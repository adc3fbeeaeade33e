import { data, redirect } from 'react-router-dom';
import { authConfigQuery, emailVerificationQuery, verifyEmail } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { popRememberedNext } from '../../features/auth/session/remembered-next.ts';
import { isSignedIn } from '../../features/auth/session/to-login.ts';
import { definePage } from '../../app/router/page.ts';
import { sessionChanged } from '../../app/visitor/session-change.ts';

/**
 * Validity of the link. Only in the browser that signed up does opening it use up the key; elsewhere the button does,
 * because email scanners open links, too.
 */
export type Confirmation =
  | { state: 'ready'; email: string; account: string; signsIn: boolean; signUp: SignUp | null }
  | { state: 'invalid' };

/**
 * How an account was signed up whose first address the link confirms; null for a further address. Another browser than
 * the one that signed up keeps the password only by signing in, and no connected account.
 */
type SignUp = 'password' | 'connected account';

/** After the button: the address is confirmed, but this browser is not the one that signed up; or it wasn't confirmed. */
export type Confirmed =
  | { state: 'confirmed' | 'invalid'; signUp: SignUp | null }
  | { state: 'failed'; problems: readonly AuthProblem[] };

const signUps = ['password', 'connected account'] as const satisfies SignUp[];

const refused = (error: unknown) => isApiError(error, 400) || isApiError(error, 409);

/** Confirms the address of a link. Returns the address that follows; null for another browser, which has to sign in first. */
async function confirm(app: AppContext, code: string): Promise<Response | null> {
  const wasSignedIn = await isSignedIn(app);
  const status = await verifyEmail(app, code);
  await sessionChanged(app, status);
  const done = wasSignedIn ? '/my/security/?saved=email-confirmed#emails' : '/my/';
  if (status.status === 'settled') return redirect(popRememberedNext(app) ?? done);
  // The login page has the form of the next step.
  return status.status === 'pending' ? redirect(authLinks(null).login) : null;
}

export const route = definePage<Confirmation>({
  areas: ['auth'],
  contextSlug: () => 'confirm-email',
  async load({ app, params }) {
    try {
      const [{ data: found, meta }] = await Promise.all([
        app.queryClient.fetchQuery(emailVerificationQuery(app, params['code'] ?? '')),
        app.queryClient.prefetchQuery(authConfigQuery(app)),
      ]);
      const { email, user } = found;
      const signUp = user.has_usable_password ? 'password' : 'connected account';
      if (meta.is_authenticating) {
        const done = await confirm(app, params['code'] ?? '').catch(() => null);
        if (done) return done;
      }
      return {
        state: 'ready',
        email,
        account: user.display,
        signsIn: meta.is_authenticating,
        signUp: user.email === email ? signUp : null,
      };
    } catch (error) {
      if (refused(error)) return { state: 'invalid' };
      throw error;
    }
  },
  async act({ app, form, params }) {
    const signUp = signUps.find((known) => known === form.get('sign-up')) ?? null;
    try {
      return (await confirm(app, params['code'] ?? '')) ?? data({ state: 'confirmed', signUp } satisfies Confirmed);
    } catch (error) {
      if (refused(error)) return data({ state: 'invalid', signUp } satisfies Confirmed, { status: 400 });
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ state: 'failed', problems } satisfies Confirmed, { status: refusalStatus(error) });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'auth.confirm.title',
      defaultMessage: 'Confirm your email',
      description: 'Title of the page that the confirmation link opens',
    }),
    noindex: true,
  }),
});
