import { data, redirect } from 'react-router-dom';
import { authConfigQuery, passwordResetQuery, resetPassword } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { sessionChanged } from '../../app/visitor/session-change.ts';

/** Whose password the link resets; null when it is no longer valid. */
export interface ResetKeyData {
  /** Username under which a password manager saves the account. */
  username: string | null;
  code: string;
}

/** State returned to a form sent without script. */
export interface NewPasswordRefused {
  problems: AuthProblem[];
}

/** `/auth/password/reset/key/{code}/` */
export const route = definePage<ResetKeyData>({
  areas: ['auth'],
  async load({ app, params }) {
    const code = params['code'] ?? '';
    try {
      const [
        {
          data: { user },
        },
      ] = await Promise.all([
        app.queryClient.fetchQuery(passwordResetQuery(app, code)),
        app.queryClient.prefetchQuery(authConfigQuery(app)),
      ]);
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
      return data({ problems } satisfies NewPasswordRefused, { status: refusalStatus(error) });
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
