import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { retrySetup, staffSetupsQuery } from '../../api/staff.ts';
import type { AppContext } from '../../app-context.tsx';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';
import { words } from './words.ts';

const PAGE = '/admin/';

export interface StaffSetupsData {
  /** Service whose setup was just asked for again. */
  retried: number | null;
}

/** Answers customers with 404, so that they can't tell that the page exists. */
async function refused(app: AppContext, error: unknown): Promise<Response> {
  if (isApiError(error, 401)) return toLogin(app, PAGE);
  if (isApiError(error, 403)) throw data(null, { status: 404 });
  throw error;
}

/** `/admin/`: setups that have failed or wait, for staff; 404 for customers. A backend of its own has its own. */
export const route = definePage<StaffSetupsData>({
  areas: ['account', 'staff'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PAGE);
    try {
      await app.queryClient.fetchQuery({ ...staffSetupsQuery(app), staleTime: 0 });
    } catch (error) {
      return refused(app, error);
    }
    const retried = Number(url.searchParams.get('retried'));
    return { retried: Number.isSafeInteger(retried) && retried > 0 ? retried : null };
  },
  async act({ app, form }) {
    const id = Number(formText(form, 'service'));
    if (formText(form, 'intent') !== 'retry-setup' || !Number.isSafeInteger(id) || id < 1) return data(null, 400);
    try {
      await retrySetup(app, id);
    } catch (error) {
      // It was built or cancelled meanwhile, which the list shows.
      if (!isApiError(error, 404)) return refused(app, error);
    }
    return redirect(`${PAGE}?retried=${id}`);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
