import { data, redirect } from 'react-router-dom';
import { passwordResetQuery, resetPassword } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { type AuthProblem, authProblems } from '../../features/auth/auth-errors.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';
import { sessionChanged } from '../../start/session-change.ts';

/** Whose password the link resets; null when it is no longer valid. */
export interface ResetKeyData {
  /** The name that a password manager knows the account by. */
  username: string | null;
  code: string;
}

/** What a form sent without script comes back with. */
export interface NewPasswordRefused {
  problems: AuthProblem[];
}

/** `/auth/password/reset/key/{code}/` */
export const route = definePage<ResetKeyData>({
  areas: ['auth'],
  async load({ app, params }) {
    const code = params['code'] ?? '';
    try {
      const { user } = (await app.queryClient.fetchQuery(passwordResetQuery(app, code))).data;
      return { code, username: user.email ?? user.username ?? user.display };
    } catch (error) {
      if (isApiError(error, 400) || isApiError(error, 409)) return { code, username: null };
      throw error;
    }
  },
  async act({ app, params, form }) {
    try {
      await sessionChanged(app, await resetPassword(app, params['code'] ?? '', formText(form, 'password')));
      return redirect('/auth/login/?reset');
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems } satisfies NewPasswordRefused, { status: 400 });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'auth.new-password.title',
      defaultMessage: 'Choose a new password',
      description: 'Title of the page that the reset link opens',
    }),
    noindex: true,
  }),
});
