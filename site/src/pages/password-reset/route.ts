import { data, redirect } from 'react-router-dom';
import { authConfigQuery, awaitsResetCode, requestReset } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import { resetByCode } from '../../features/auth/sign-in/reset-by-code.ts';
import { safeNext } from '../../features/auth/session/safe-next.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';

/** State returned to a form sent without script. */
export interface ResetRefused {
  problems: AuthProblem[];
  email: string;
  /** No code is awaited any more. */
  isOver?: boolean;
}

export interface ResetPageData {
  next: string | null;
  /** Set after the request, whether an email was sent or not. */
  sent: boolean;
  /** This browser has requested a code, which is to be entered here. */
  awaitsCode: boolean;
}

/** @throws anything but a failed call */
function isFailedCall(error: unknown): false {
  if (isApiError(error)) return false;
  throw error;
}

/** `/auth/password/reset/`: requests a password reset link, or a code that is entered here with the new password. */
export const route = definePage<ResetPageData>({
  areas: ['auth'],
  contextSlug: () => 'password-reset',
  async load({ app, url }) {
    await app.queryClient.prefetchQuery(authConfigQuery(app));
    const config = app.queryClient.getQueryData(authConfigQuery(app).queryKey)?.data.account;
    const mayAwait = config?.password_reset_by_code_enabled === true && !url.searchParams.has('again');
    return {
      next: safeNext(url.searchParams.get('next'), app.facts.origin),
      sent: url.searchParams.has('sent'),
      // Without an answer, the request is offered.
      awaitsCode: mayAwait && (await awaitsResetCode(app).catch(isFailedCall)),
    };
  },
  async act({ app, form }) {
    const email = formText(form, 'email');
    if (form.has('reset_code')) {
      const problems = await resetByCode(app, form);
      if (problems === null) return redirect('/auth/login/?reset');
      const isOver = problems.some(({ say }) => say === 'reset_over');
      return data({ problems, email, isOver } satisfies ResetRefused, { status: 400 });
    }
    const captcha = formText(form, 'captcha');
    try {
      const kind = await requestReset(app, { email, ...(captcha && { captcha }) });
      return redirect(kind === 'code' ? '/auth/password/reset/' : '/auth/password/reset/?sent');
    } catch (error) {
      const problems = authProblems(error);
      if (!problems) throw error;
      return data({ problems, email } satisfies ResetRefused, { status: refusalStatus(error) });
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
