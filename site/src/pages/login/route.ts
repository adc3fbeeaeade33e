import { normalizeCode } from '@hoster/domain/code-input';
import { data, redirect } from 'react-router-dom';
import { authenticateTwoFactor, authQuery, login } from '../../api/auth.ts';
import { type AuthProblem, authProblems } from '../../features/auth/auth-errors.ts';
import { authLinks } from '../../features/auth/auth-links.ts';
import { safeNext } from '../../features/auth/safe-next.ts';
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
    const auth = await app.queryClient.ensureQueryData(authQuery(app));
    return auth.status === 'settled' ? redirect(next ?? '/my/') : { next };
  },
  async act({ app, form, url }) {
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const name = formText(form, 'login');
    const secondStep = form.has('code');
    try {
      const status = !secondStep
        ? await login(app, name, formText(form, 'password'))
        : await authenticateTwoFactor(app, normalizeCode(formText(form, 'code')));
      await sessionChanged(app, status);
      return redirect(status.status === 'settled' ? (next ?? '/my/') : authLinks(next).login);
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems, name } satisfies LoginRefused, { status: 400 });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'auth.login.title',
      defaultMessage: 'Log in',
      description: 'Title of the login page',
    }),
    noindex: true,
  }),
});
