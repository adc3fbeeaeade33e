import { data, redirect } from 'react-router-dom';
import { logout, signup } from '../../api/auth.ts';
import { authQuery } from '../../api/session.ts';
import { type AuthProblem, authProblems } from '../../features/auth/auth-errors.ts';
import { authLinks } from '../../features/auth/auth-links.ts';
import { safeNext } from '../../features/auth/safe-next.ts';
import { stepTaken } from '../../features/auth/step-taken.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';
import { sessionChanged } from '../../start/session-change.ts';

/** What a form sent without script comes back with: problems, or the address that a mail went to. */
export interface SignupAnswer {
  problems: AuthProblem[];
  email: string;
}

export const route = definePage<{ next: string | null }>({
  areas: ['auth'],
  contextSlug: () => 'signup',
  async load({ app, url }) {
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const auth = await app.queryClient.ensureQueryData(authQuery(app));
    return auth.status === 'settled' ? redirect(next ?? '/my/') : { next };
  },
  async act({ app, form, url }) {
    const email = formText(form, 'email');
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    if (form.has('abandon')) {
      await sessionChanged(app, await logout(app));
      return redirect(authLinks(next).signup);
    }
    try {
      const status = await signup(app, { email, password: formText(form, 'password') });
      await stepTaken(app, status, next);
      if (status.status === 'settled') return redirect(next ?? '/my/');
      return data({ problems: [], email } satisfies SignupAnswer);
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems, email } satisfies SignupAnswer, { status: 400 });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'auth.signup.title',
      defaultMessage: 'Create an account',
      description: 'Title of the sign-up page',
    }),
    noindex: true,
  }),
});
