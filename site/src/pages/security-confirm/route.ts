import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { safeNext } from '../../features/auth/session/safe-next.ts';
import { refusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { proveIdentity } from '../../features/auth/identity-check/pass-identity-check.ts';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import {
  type IdentityMethod,
  identityMethodsOf,
  loadCodeDigits,
} from '../../features/auth/identity-check/identity-methods.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { definePage } from '../../app/router/page.ts';

interface ConfirmData {
  next: string;
  /** Methods available to the account, and the one shown. */
  ways: IdentityMethod[];
  way: IdentityMethod;
}

const nextOf = (app: AppContext, url: URL): string =>
  safeNext(url.searchParams.get('next'), app.facts.origin) ?? '/my/security/';

/** `/my/security/confirm/`: identity check before a sensitive change, which then continues. */
export const route = definePage<ConfirmData>({
  areas: ['security', 'auth'],
  async load({ app, url }) {
    const next = nextOf(app, url);
    if (!(await isSignedIn(app))) return toLogin(app, next);
    try {
      const [ways] = await Promise.all([identityMethodsOf(app), loadCodeDigits(app)]);
      const [first] = ways;
      // Users without a method are never asked.
      if (!first) return redirect(next);
      const wanted = url.searchParams.get('way');
      return { next, ways, way: ways.find((way) => way === wanted) ?? first };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, next);
      throw error;
    }
  },
  async act({ app, form, url }) {
    const next = nextOf(app, url);
    try {
      await proveIdentity(app, form);
      return redirect(next);
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, identityCheckLink(next));
      return refusedForm(app, form, error, { intent: 'confirm' });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'security.confirm.title',
      defaultMessage: 'Confirm it’s you',
      description: 'Title of the page that asks for the password again',
    }),
    noindex: true,
  }),
});
