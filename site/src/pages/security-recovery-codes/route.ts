import { data, redirect } from 'react-router-dom';
import { reauthenticationWays } from '../../api/auth-status.ts';
import { isApiError } from '../../api/errors.ts';
import { makeRecoveryCodes, recoveryCodes } from '../../api/security.ts';
import type { AppContext } from '../../app-context.tsx';
import { confirmLink } from '../../features/security/confirm-link.ts';
import { proveFirst } from '../../features/security/prove-first.ts';
import { refusedForm } from '../../features/security/refused-form.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { definePage } from '../../router/page.ts';

const PAGE = '/my/security/recovery-codes/';

interface CodesData {
  /** The unused codes; null where the server tells them no more. */
  codes: string[] | null;
  left: number;
  total: number;
  /** Two-factor authentication has just been turned on. */
  isNew: boolean;
}

/** What making new codes answers: the server tells them this once. */
export interface NewCodes {
  codes: string[];
}

/** `/my/security/recovery-codes/`: the codes, shown once, and a form to generate new ones. */
export const route = definePage<CodesData>({
  areas: ['security', 'auth'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    try {
      const { unused_codes, unused_code_count: left, total_code_count: total } = (await recoveryCodes(app)).data;
      return { codes: unused_codes ?? null, left, total, isNew: url.searchParams.has('new') };
    } catch (error) {
      if (isApiError(error, 404)) return redirect('/my/security/#two-factor');
      if (isApiError(error, 401)) return atClosedDoor(app, error.data);
      throw error;
    }
  },
  async act({ app, form }) {
    const instead = await proveFirst(app, form);
    if (instead) return instead;
    try {
      const { unused_codes: codes } = (await makeRecoveryCodes(app)).data;
      return codes ? data<NewCodes>({ codes }) : redirect(PAGE);
    } catch (error) {
      return refusedForm(app, form, error, { intent: 'renew' });
    }
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

/** A 401: to the page that asks again who it is, or to the login page. */
async function atClosedDoor(app: AppContext, answer: unknown): Promise<Response> {
  return reauthenticationWays(answer) ? redirect(confirmLink(PAGE)) : toLogin(app, PAGE);
}
