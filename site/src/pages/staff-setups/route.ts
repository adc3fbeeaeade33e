import type { StaffPermission } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { menuQuery } from '../../api/menu.ts';
import { discardEmail, resendEmail, retrySetup, staffEmailsQuery, staffSetupsQuery } from '../../api/staff.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { words } from './words.ts';

export const PAGE = '/admin/setups/';

/** What staff do by a form of the page; the address says it afterwards. */
const actions = {
  'retry-setup': { done: 'retried', field: 'service', run: retrySetup },
  'resend-email': { done: 'resent', field: 'email', run: resendEmail },
  'discard-email': { done: 'discarded', field: 'email', run: discardEmail },
} as const;

/** What has just been done. `expired`: the links of an email, so it wasn't sent again. */
const outcomes = ['retried', 'resent', 'discarded', 'expired'] as const;

export interface StaffSetupsData {
  /** What has just been done, and to which service or email. */
  done: { what: (typeof outcomes)[number]; id: number } | null;
  /** Which lists the role of the viewer opens. */
  sees: { setups: boolean; emails: boolean; trials: boolean };
}

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/**
 * `/admin/setups/`: setups, undelivered emails and refused trials, as far as the role goes; 404 for customers. A separate backend has its own page.
 */
export const route = definePage<StaffSetupsData>({
  areas: ['account', 'staff'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    const { queryClient } = app;
    const menu = await queryClient.ensureQueryData(menuQuery(app));
    if (menu && !menu.staff) throw data(null, { status: 404 });
    // Without an answer, the calls of the lists say what is wrong.
    const may = (permission: StaffPermission) => menu?.staff?.includes(permission) ?? true;
    const sees = { setups: may('setups'), emails: may('emails'), trials: may('trials') };
    if (!Object.values(sees).includes(true)) throw data(null, { status: 404 });
    try {
      if (sees.setups) await queryClient.fetchQuery({ ...staffSetupsQuery(app), staleTime: 0 });
      if (sees.emails) await queryClient.fetchQuery({ ...staffEmailsQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, PAGE, error);
    }
    const what = outcomes.find((one) => url.searchParams.has(one));
    const id = Number(what && url.searchParams.get(what));
    return { done: what && isId(id) ? { what, id } : null, sees };
  },
  async act({ app, form }) {
    const intent = formText(form, 'intent');
    const action = Object.hasOwn(actions, intent) ? actions[intent as keyof typeof actions] : null;
    const id = Number(action && formText(form, action.field));
    if (!action || !isId(id)) return data(null, 400);
    try {
      await action.run(app, id);
    } catch (error) {
      if (isApiError(error, 409)) return redirect(`${PAGE}?expired=${id}`);
      // Somebody else was faster, which the list shows.
      if (!isApiError(error, 404)) return staffOnly(app, PAGE, error);
      if (action.field === 'email') return redirect(PAGE);
    }
    return redirect(`${PAGE}?${action.done}=${id}`);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
