import { data, redirect } from 'react-router-dom';
import { emailVerificationQuery, verifyEmail } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { takeRememberedNext } from '../../features/auth/remembered-next.ts';
import { isSignedIn } from '../../features/session-ended/to-login.ts';
import { definePage } from '../../router/page.ts';
import { sessionChanged } from '../../start/session-change.ts';

/** What the link is good for. The key itself is spent only by the button: mail scanners open links, too. */
export type Confirmation = { state: 'ready'; email: string; account: string; signsIn: boolean } | { state: 'invalid' };

/** After the button: the address is confirmed, but this browser is not the one that signed up. */
export interface Confirmed {
  state: 'confirmed' | 'invalid';
}

const refused = (error: unknown) => isApiError(error, 400) || isApiError(error, 409);

export const route = definePage<Confirmation>({
  areas: ['auth'],
  contextSlug: () => 'confirm-email',
  async load({ app, params }) {
    try {
      const { data: found, meta } = await app.queryClient.fetchQuery(emailVerificationQuery(app, params['code'] ?? ''));
      return { state: 'ready', email: found.email, account: found.user.display, signsIn: meta.is_authenticating };
    } catch (error) {
      if (refused(error)) return { state: 'invalid' };
      throw error;
    }
  },
  async act({ app, params }) {
    try {
      const wasSignedIn = await isSignedIn(app);
      const status = await verifyEmail(app, params['code'] ?? '');
      await sessionChanged(app, status);
      const done = wasSignedIn ? '/my/security/?saved=email-confirmed#emails' : '/my/';
      if (status.status === 'settled') return redirect(takeRememberedNext(app) ?? done);
      return data({ state: 'confirmed' } satisfies Confirmed);
    } catch (error) {
      if (refused(error)) return data({ state: 'invalid' } satisfies Confirmed, { status: 400 });
      throw error;
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
