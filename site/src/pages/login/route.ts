import { data, redirect } from 'react-router-dom';
import { authConfigQuery, codePurposeOf, logout, resendCode, startProvider } from '../../api/auth.ts';
import { authQuery } from '../../api/session.ts';
import { signInStep } from '../../api/auth-status.ts';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import { authLinks, providerCallback } from '../../features/auth/session/auth-links.ts';
import { withProviderError } from '../../features/auth/provider/provider-error.ts';
import { rememberNext } from '../../features/auth/session/remembered-next.ts';
import { safeNext } from '../../features/auth/session/safe-next.ts';
import type { RecipientChange } from '../../features/auth/sign-in/change-recipient.tsx';
import { resendProblems, sendElsewhere } from '../../features/auth/sign-in/resend-problems.ts';
import { isWayToSignIn, submitSignIn } from '../../features/auth/sign-in/submit-sign-in.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { sessionChanged } from '../../app/visitor/session-change.ts';

/** State that a form without script returns to its page. */
export interface LoginRefused {
  problems: readonly AuthProblem[];
  name: string;
  /** Another code was sent. */
  resent?: boolean;
  /** What became of the form that has a code sent to another address or number. */
  change?: RecipientChange;
}

/** The field that names the customer, by the forms that have one. */
const nameFields = ['provider_email', 'code_for', 'login', 'email'] as const;

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
    // A provider or a form without script redirected back here. The email link continues to the original target.
    if (signInStep(auth).step === 'mail') rememberNext(app, next);
    return { next };
  },
  async act({ app, form, url }) {
    const next = safeNext(url.searchParams.get('next'), app.facts.origin);
    const name = formText(form, nameFields.find((field) => form.has(field)) ?? 'login');
    try {
      return await answerTo(app, form, { next, name });
    } catch (error) {
      const problems = form.has('resend') ? resendProblems(error) : authProblems(error);
      if (!problems) throw error;
      return data({ problems, name } satisfies LoginRefused, { status: refusalStatus(error) });
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

async function answerTo(
  app: AppContext,
  form: FormData,
  { next, name }: { next: string | null; name: string },
): Promise<unknown> {
  const back = authLinks(next).login;
  if (form.has('provider')) {
    const callbackUrl = providerCallback(app, next, form.has('panel'));
    return redirect(await startProvider(app, { provider: formText(form, 'provider'), process: 'login', callbackUrl }));
  }
  if (form.has('abandon')) {
    await sessionChanged(app, await logout(app));
    return redirect(back);
  }
  if (form.has('resend')) {
    await resendCode(app, codePurposeOf(formText(form, 'resend')));
    return data({ problems: [], name, resent: true } satisfies LoginRefused);
  }
  const of = (['email', 'phone'] as const).find((one) => form.has(`new_${one}`));
  if (of) {
    const to = formText(form, `new_${of}`);
    const problems = await sendElsewhere(app, of, to);
    const status = problems.length > 0 ? 400 : 200;
    return data({ problems: [], name, change: { of, to, problems } } satisfies LoginRefused, { status });
  }
  if (isWayToSignIn(form)) return data({ problems: [], name } satisfies LoginRefused);
  // What the typed name can be. The page of a form without script may have had no answer.
  await app.queryClient.prefetchQuery({ ...authConfigQuery(app), retry: false });
  const { status, problems } = await submitSignIn(app, form, next);
  if (problems.length > 0) return data({ problems, name } satisfies LoginRefused, { status: 400 });
  if (status.status === 'none') return redirect(authLinks(next).again);
  return redirect(status.status === 'settled' ? (next ?? '/my/') : back);
}
