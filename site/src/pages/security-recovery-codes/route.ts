import { data, redirect } from 'react-router-dom';
import { reauthenticationMethods } from '../../api/auth-status.ts';
import { isApiError } from '../../api/errors.ts';
import { makeRecoveryCodes, recoveryCodes, SECURITY_KEY } from '../../api/security.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import { asksForIdentity } from '../../features/auth/identity-check/identity-check.ts';
import { passIdentityCheck } from '../../features/auth/identity-check/pass-identity-check.ts';
import { refusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { definePage } from '../../app/router/page.ts';

const PAGE = '/my/security/recovery-codes/';

interface CodesData {
  /** The unused codes; null when the server no longer shows them. */
  codes: string[] | null;
  left: number;
  total: number;
  /** Whether the server shows codes only once, after they're generated (MFA_RECOVERY_CODES_SHOW_ONCE). */
  shownOnce: boolean;
  /** Two-factor authentication has just been turned on. */
  isNew: boolean;
}

/** Response with newly generated codes. */
export interface NewCodes {
  codes: string[];
}

const ASKED = [...SECURITY_KEY, 'asked-for-identity'];

/** `/my/security/recovery-codes/`: the codes while the server shows them, and a form to generate new ones. */
export const route = definePage<CodesData>({
  areas: ['security', 'auth'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    const isNew = url.searchParams.has('new');
    if (app.queryClient.getQueryData(ASKED)) return { codes: null, left: 0, total: 0, shownOnce: true, isNew };
    try {
      const { unused_codes: codes, unused_code_count: left, total_code_count: total } = (await recoveryCodes(app)).data;
      // No answer says which setting the server has; a second one does.
      const shownOnce = codes === undefined || (await recoveryCodes(app)).data.unused_codes === undefined;
      return { codes: codes ?? null, left, total, shownOnce, isNew };
    } catch (error) {
      if (isApiError(error, 404)) return redirect('/my/security/#two-factor');
      if (isApiError(error, 401)) return atClosedDoor(app, error.data);
      throw error;
    }
  },
  async act({ app, form }) {
    const answer = await renew(app, form);
    // Without script, the page is loaded for this answer. Its calls need the same check, but must not redirect to it: the
    // form would be lost.
    if (typeof document === 'undefined' && asksForIdentity(answer)) app.queryClient.setQueryData(ASKED, true);
    return answer;
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'security.codes.title',
      defaultMessage: 'Recovery codes',
      description: 'Title of the page of recovery codes',
    }),
    noindex: true,
  }),
});

/** Redirects a 401 to the identity check or the sign-in page. */
async function atClosedDoor(app: AppContext, answer: unknown): Promise<Response> {
  return reauthenticationMethods(answer) ? redirect(identityCheckLink(PAGE)) : toLogin(app, PAGE);
}

async function renew(app: AppContext, form: FormData): Promise<unknown> {
  const instead = await passIdentityCheck(app, form);
  if (instead) return instead;
  try {
    const { unused_codes: codes } = (await makeRecoveryCodes(app)).data;
    return codes ? data<NewCodes>({ codes }) : redirect(PAGE);
  } catch (error) {
    return refusedForm(app, form, error, { intent: 'renew' });
  }
}
