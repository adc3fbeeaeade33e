import { data, redirect } from 'react-router-dom';
import { requestReset } from '../../api/auth.ts';
import { type AuthProblem, authProblems } from '../../features/auth/auth-errors.ts';
import { safeNext } from '../../features/auth/safe-next.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';

/** What a form sent without script comes back with. */
export interface ResetRefused {
  problems: AuthProblem[];
  email: string;
}

export interface ResetPageData {
  next: string | null;
  /** An email has been sent, or would have been. */
  sent: boolean;
}

/** `/auth/password/reset/`: asks for a link to a new password. */
export const route = definePage<ResetPageData>({
  areas: ['auth'],
  contextSlug: () => 'password-reset',
  load: async ({ app, url }) => ({
    next: safeNext(url.searchParams.get('next'), app.facts.origin),
    sent: url.searchParams.has('sent'),
  }),
  async act({ app, form }) {
    const email = formText(form, 'email');
    const captcha = formText(form, 'captcha');
    try {
      await requestReset(app, { email, ...(captcha && { captcha }) });
      return redirect('/auth/password/reset/?sent');
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems, email } satisfies ResetRefused, { status: 400 });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'auth.reset.title',
      defaultMessage: 'Reset your password',
      description: 'Title of the page that asks for a link to a new password',
    }),
    noindex: true,
  }),
});
