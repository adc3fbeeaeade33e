import { redirect } from 'react-router-dom';
import { authConfigQuery } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { addPasskey } from '../../api/passkeys.ts';
import { emailsQuery } from '../../api/security.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { needsIdentityCheck } from '../../features/auth/identity-check/needs-identity-check.ts';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import { passIdentityCheck } from '../../features/auth/identity-check/pass-identity-check.ts';
import { refusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { credentialIn } from '../../features/auth/passkey/passkey-form.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

const PAGE = '/my/security/passkey/';

interface PasskeyData {
  /** An email address of the account is unconfirmed, which prevents the setup. */
  isBlocked: boolean;
  /** Whether passkeys sign in alone; else they're a second step only. */
  signsInAlone: boolean;
  /** Name of the passkey that was typed before an identity check. */
  name: string;
}

/** `/my/security/passkey/`: adds a passkey. */
export const route = definePage<PasskeyData>({
  areas: ['security', 'auth'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    const { queryClient } = app;
    try {
      const { mfa } = (await queryClient.ensureQueryData(authConfigQuery(app))).data;
      if (!mfa?.supported_types.includes('webauthn')) return redirect('/my/security/');
      const emails = await queryClient.fetchQuery({ ...emailsQuery(app), staleTime: 0 });
      const isBlocked = emails.some(({ verified }) => !verified);
      if (!isBlocked && (await needsIdentityCheck(app))) return redirect(identityCheckLink(PAGE + url.search));
      return { isBlocked, signsInAlone: mfa.passkey_login_enabled, name: url.searchParams.get('name') ?? '' };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, PAGE);
      throw error;
    }
  },
  async act({ app, form }) {
    const instead = await passIdentityCheck(app, form);
    if (instead) return instead;
    try {
      const madeCodes = await addPasskey(app, formText(form, 'name'), credentialIn(form));
      return redirect(madeCodes ? '/my/security/recovery-codes/?new' : '/my/security/?saved=passkey-added#passkeys');
    } catch (error) {
      return refusedForm(app, form, error, { intent: 'add-passkey' });
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'security.passkey.title',
      defaultMessage: 'Add a passkey',
      description: 'Title of the page that adds a passkey',
    }),
    noindex: true,
  }),
});
