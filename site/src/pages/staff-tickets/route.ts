import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { staffTicketsQuery } from '../../api/tickets.ts';
import { definePage } from '../../app/router/page.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/tickets/';

export interface StaffTicketsData {
  page: number;
}

/** `/admin/tickets/`: tickets of all customers, for staff; 404 for customers. */
export const route = definePage<StaffTicketsData>({
  areas: ['account', 'tickets'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, PATH);
    const asked = Number(url.searchParams.get('page') ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
    try {
      await app.queryClient.fetchQuery({ ...staffTicketsQuery(app, { page }), staleTime: 0 });
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, PATH);
      if (isApiError(error, 403)) throw data(null, { status: 404 });
      if (isApiError(error, 404) && page > 1) return redirect(PATH);
      throw error;
    }
    return { page };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
