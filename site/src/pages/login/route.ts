import { normalizeCode } from '@hoster/domain/code-input';
import { data, redirect } from 'react-router-dom';
import {
  authConfigQuery,
  authenticateTwoFactor,
  login,
  logout,
  providerSignup,
  startProvider,
} from '../../api/auth.ts';
import { authQuery } from '../../api/session.ts';
import { signInStep, type AuthStatus } from '../../api/auth-status.ts';
import type { AppContext } from '../../app-context.tsx';
import { type AuthProblem, authProblems } from '../../features/auth/auth-errors.ts';
import { authLinks } from '../../features/auth/auth-links.ts';
import { inactive } from '../../features/auth/inactive.ts';
import { withProviderError } from '../../features/auth/provider-error.ts';
import { rememberNext } from '../../features/auth/remembered-next.ts';
import { safeNext } from '../../features/auth/safe-next.ts';
import { stepTaken } from '../../features/auth/step-taken.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';
import { sessionChanged } from '../../start/session-change.ts';

/** What a refused form without script hands back to its page. */
export interface LoginRefused {
  problems: AuthProblem[];
  name: string;
}

export const route = definePage<{ next: string | null }>({
  areas: ['auth'],
  contextSlug: () => 'login',
  async load({ app, url }) {
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const [auth] = await Promise.all([
      app.queryClient.ensureQueryData(authQuery(app)),
      app.queryClient.prefetchQuery(authConfigQuery(app)),
    ]);
    if (auth.status === 'settled') return redirect(next ?? '/my/');
    const error = url.searchParams.get('error');
    if (next !== null && error !== null && url.searchParams.has('panel'))
      return redirect(withProviderError(next, error));
    // A provider or a form without JavaScript led back here. The email link continues to the original target.
    if (signInStep(auth).step === 'mail') rememberNext(app, next);
    return { next };
  },
  async act({ app, form, url }) {
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const name = formText(form, form.has('provider_email') ? 'provider_email' : 'login');
    const back = authLinks(next).login;
    if (form.has('provider')) {
      // Users who left from the panel see the error over the same page.
      const callbackUrl = `${app.facts.origin}${back}${next !== null && form.has('panel') ? '&panel=1' : ''}`;
      return redirect(
        await startProvider(app, { provider: formText(form, 'provider'), process: 'login', callbackUrl }),
      );
    }
    if (form.has('abandon')) {
      await sessionChanged(app, await logout(app));
      return redirect(back);
    }
    try {
      const status = await send(app, form, name);
      await stepTaken(app, status, next);
      if (status.status === 'none') {
        // No step waits for a code or an address any more; after a password, the account is inactive.
        if (form.has('code') || form.has('provider_email')) return redirect(`${back}${next ? '&' : '?'}again`);
        return data({ problems: [...inactive], name } satisfies LoginRefused, { status: 400 });
      }
      return redirect(status.status === 'settled' ? (next ?? '/my/') : back);
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems, name } satisfies LoginRefused, { status: 400 });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'auth.login.title',
      defaultMessage: 'Sign in',
      description: 'Title of the login page',
    }),
    noindex: true,
  }),
});

/** The step that the form is of, by the field that only it has. */
function send(app: AppContext, form: FormData, name: string): Promise<AuthStatus> {
  if (form.has('code')) return authenticateTwoFactor(app, normalizeCode(formText(form, 'code')));
  if (form.has('provider_email')) return providerSignup(app, name);
  return login(app, name, formText(form, 'password'));
}
