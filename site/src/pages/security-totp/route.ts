import { normalizeCode } from '@hoster/domain/code-input';
import { data, redirect } from 'react-router-dom';
import { reauthenticationWays } from '../../api/auth-status.ts';
import { isApiError } from '../../api/errors.ts';
import { activateTotp, deletionQuery, newTotp, reauthenticate } from '../../api/security.ts';
import { type AuthProblem, authProblems } from '../../features/auth/auth-errors.ts';
import { confirmLink } from '../../features/security/confirm-link.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';
import { keepSetup, keptSetup, type Setup } from './kept-setup.ts';
import { words } from './words.ts';

const PAGE = '/my/security/totp/';

interface TotpData {
  /** Null while an address of the account is not confirmed: then it cannot be set up. */
  setup: Setup | null;
}

/** What a refused code answers. */
export interface TotpRefused {
  problems: AuthProblem[];
  /** The last proof of identity grew old meanwhile: the password is asked for along with the code. */
  askPassword: boolean;
}

/** `/my/security/totp/`: sets an authenticator app up. */
export const route = definePage<TotpData>({
  areas: ['security', 'auth'],
  async load({ app }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    const kept = keptSetup(app);
    if (kept) return { setup: kept };
    try {
      // Checked before the secret is shown, because a new secret would be made on return.
      const { reauthenticate: stale } = await app.queryClient.fetchQuery({ ...deletionQuery(app), staleTime: 0 });
      if (stale) return redirect(confirmLink(PAGE));
      const setup = await newTotp(app);
      return setup ? { setup } : redirect('/my/security/#two-factor');
    } catch (error) {
      if (isApiError(error, 409)) return { setup: null };
      if (isApiError(error, 401)) return toLogin(app, PAGE);
      throw error;
    }
  },
  async act({ app, form }) {
    const askPassword = form.has('password');
    const refuse = (answer: TotpRefused, status: number) => {
      keepSetup(app, form);
      return data(answer, status);
    };
    try {
      if (askPassword) await reauthenticate(app, formText(form, 'password'));
      await activateTotp(app, normalizeCode(formText(form, 'code')));
      return redirect('/my/security/recovery-codes/?new');
    } catch (error) {
      if (isApiError(error, 401)) {
        return reauthenticationWays(error.data) ? refuse({ problems: [], askPassword: true }, 401) : toLogin(app, PAGE);
      }
      // On already: switched on in another tab.
      if (isApiError(error, 409)) return redirect('/my/security/#two-factor');
      const problems = authProblems(error);
      if (!problems || !isApiError(error)) throw error;
      return refuse({ problems, askPassword }, error.status || 503);
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage(words.title),
    noindex: true,
  }),
});
