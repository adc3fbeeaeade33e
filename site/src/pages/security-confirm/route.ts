import { normalizeCode } from '@hoster/domain/code-input';
import { redirect } from 'react-router-dom';
import { reauthenticate, reauthenticateByCode } from '../../api/security.ts';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app-context.tsx';
import { safeNext } from '../../features/auth/safe-next.ts';
import { refusedForm } from '../../features/security/refused-form.ts';
import { confirmLink } from '../../features/security/confirm-link.ts';
import { type Way, waysOf } from '../../features/security/ways.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';

interface ConfirmData {
  next: string;
  /** The ways that the account has, and the one that is shown. */
  ways: Way[];
  way: Way;
}

const nextOf = (app: AppContext, url: URL): string =>
  safeNext(url.searchParams.get('next'), app.facts.origin) ?? '/my/security/';

/** `/my/security/confirm/`: shows before a delicate change that it is still the same person, and goes back to it. */
export const route = definePage<ConfirmData>({
  areas: ['security', 'auth'],
  async load({ app, url }) {
    const next = nextOf(app, url);
    if (!(await isSignedIn(app))) return toLogin(app, next);
    try {
      const ways = await waysOf(app);
      const [first] = ways;
      // Who has no way to show it is never asked.
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
      if (form.has('password')) await reauthenticate(app, formText(form, 'password'));
      else await reauthenticateByCode(app, normalizeCode(formText(form, 'code')));
      return redirect(next);
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, confirmLink(next));
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
