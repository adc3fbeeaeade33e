import { data, redirect } from 'react-router-dom';
import { authConfigQuery, logout, signup } from '../../api/auth.ts';
import { signInStep } from '../../api/auth-status.ts';
import { authQuery } from '../../api/session.ts';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { safeNext } from '../../features/auth/session/safe-next.ts';
import { applyAuthStatus } from '../../features/auth/sign-in/apply-auth-status.ts';
import { signUpOrIn } from '../../features/auth/sign-in/sign-up-or-in.ts';
import { furtherValues } from '../../features/auth/sign-in/further-fields.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { sessionChanged } from '../../app/visitor/session-change.ts';

/** State returned to a form sent without script: problems, or the address that a mail went to. */
export interface SignupAnswer {
  problems: AuthProblem[];
  email: string;
  /** What was entered into fields that the backend wants besides. */
  further?: Record<string, string>;
}

/** Whether an address is the account stage of an order, which has the form of a sign-up, too. */
const isOrder = (next: string | null): next is string => next !== null && /[?&]stage=account(&|$)/.test(next);

export const route = definePage<{ next: string | null }>({
  areas: ['auth'],
  contextSlug: () => 'signup',
  async load({ app, url }) {
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const [auth] = await Promise.all([
      app.queryClient.ensureQueryData(authQuery(app)),
      app.queryClient.prefetchQuery(authConfigQuery(app)),
    ]);
    return auth.status === 'settled' ? redirect(next ?? '/my/') : { next };
  },
  async act({ app, form, url }) {
    const email = formText(form, 'email');
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const further = furtherValues(form);
    try {
      if (form.has('abandon')) {
        await sessionChanged(app, await logout(app));
        return redirect(isOrder(next) ? next : authLinks(next).signup);
      }
      const status = await (isOrder(next) ? signUpOrIn : signup)(app, {
        email,
        password: formText(form, 'password'),
        ...further,
      });
      await applyAuthStatus(app, status, next);
      if (status.status === 'settled') return redirect(next ?? '/my/');
      // The login page has the forms of all other steps.
      if (signInStep(status).step !== 'mail') return redirect(authLinks(next).login);
      // The order says that we have sent the email, with its steps and total.
      if (isOrder(next)) return redirect(next);
      return data({ problems: [], email } satisfies SignupAnswer);
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems, email, further } satisfies SignupAnswer, { status: refusalStatus(error) });
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
