import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { discardEmail, resendEmail, retrySetup, staffEmailsQuery, staffSetupsQuery } from '../../api/staff.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { companySettingsQuery } from '../../api/company-settings.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { words } from './words.ts';

const PAGE = '/admin/';

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
}

/** Answers 404 to customers, so that the page isn't revealed. */
async function refused(app: AppContext, error: unknown): Promise<Response> {
  if (isApiError(error, 401)) return toLogin(app, PAGE);
  if (isApiError(error, 403)) throw data(null, { status: 404 });
  throw error;
}

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** `/admin/`: failed or waiting setups and undelivered emails, for staff; 404 for customers. A separate backend has its own page. */
export const route = definePage<StaffSetupsData>({
  areas: ['account', 'staff'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    try {
      await app.queryClient.fetchQuery({ ...staffSetupsQuery(app), staleTime: 0 });
      await app.queryClient.fetchQuery({ ...staffEmailsQuery(app), staleTime: 0 });
      await app.queryClient.fetchQuery({ ...companySettingsQuery(app), staleTime: 0 });
    } catch (error) {
      return refused(app, error);
    }
    const what = outcomes.find((one) => url.searchParams.has(one));
    const id = Number(what && url.searchParams.get(what));
    return { done: what && isId(id) ? { what, id } : null };
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
      if (!isApiError(error, 404)) return refused(app, error);
      if (action.field === 'email') return redirect(PAGE);
    }
    return redirect(`${PAGE}?${action.done}=${id}`);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
