import { normalizeCode } from '../../features/auth/form/code-input.ts';
import { data, redirect } from 'react-router-dom';
import { reauthenticationMethods } from '../../api/auth-status.ts';
import { isApiError } from '../../api/errors.ts';
import { activateTotp, newTotp, reauthenticate } from '../../api/security.ts';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import { needsIdentityCheck } from '../../features/auth/identity-check/needs-identity-check.ts';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { saveRejectedSetup, rejectedSetup, type Setup } from './rejected-setup.ts';
import { words } from './words.ts';

const PAGE = '/my/security/totp/';

interface TotpData {
  /** Null while an email address of the account is unconfirmed, which prevents the setup. */
  setup: Setup | null;
}

/** Response when a code is rejected. */
export interface TotpRefused {
  problems: AuthProblem[];
  /** The last identity check has expired: the password is required along with the code. */
  askPassword: boolean;
}

/** `/my/security/totp/`: sets an authenticator app up. */
export const route = definePage<TotpData>({
  areas: ['security', 'auth'],
  async load({ app }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    const rejected = rejectedSetup(app);
    if (rejected) return { setup: rejected };
    try {
      // Checked before the secret is shown, because a new secret would be made on return.
      if (await needsIdentityCheck(app)) return redirect(identityCheckLink(PAGE));
      const setup = await newTotp(app);
      return setup ? { setup } : redirect('/my/security/#two-factor');
    } catch (error) {
      if (isApiError(error, 409)) return { setup: null };
      // The backend has no authenticator apps.
      if (isApiError(error, 404)) return redirect('/my/security/');
      if (isApiError(error, 401)) return toLogin(app, PAGE);
      throw error;
    }
  },
  async act({ app, form }) {
    const askPassword = form.has('password');
    const refuse = (answer: TotpRefused, status: number) => {
      saveRejectedSetup(app, form);
      return data(answer, status);
    };
    try {
      if (askPassword) await reauthenticate(app, formText(form, 'password'));
      await activateTotp(app, normalizeCode(formText(form, 'code')));
      return redirect('/my/security/recovery-codes/?new');
    } catch (error) {
      if (isApiError(error, 401)) {
        const methods = reauthenticationMethods(error.data);
        if (!methods) return toLogin(app, PAGE);
        return methods.includes('password')
          ? refuse({ problems: [], askPassword: true }, 401)
          : redirect(identityCheckLink(PAGE));
      }
      // Already turned on, in another tab.
      if (isApiError(error, 409)) return redirect('/my/security/#two-factor');
      const problems = authProblems(error);
      if (!problems) throw error;
      return refuse({ problems, askPassword }, refusalStatus(error));
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage(words.title),
    noindex: true,
  }),
});
