import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { colleaguesQuery } from '../../api/staff-queue.ts';
import { staffTicketsQuery, ticketQueuesQuery } from '../../api/ticket-desk.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { addressOf, queryOf, readFilter, type TicketsFilter } from './address.ts';
import { words } from './words.ts';

export interface StaffTicketsData extends TicketsFilter {
  /** When the page was loaded, in milliseconds; ages count to it, the same on both sides. */
  now: number;
}

/** `/admin/tickets/?state=&department=&owner=&late=&search=&after=`: tickets of all customers; 404 for customers. */
export const route = definePage<StaffTicketsData>({
  areas: ['account', 'tickets', 'staff-tickets'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const filter = readFilter(url.searchParams);
    const { queryClient } = app;
    try {
      await queryClient.fetchQuery({ ...staffTicketsQuery(app, queryOf(filter)), staleTime: 0 });
      await queryClient.fetchQuery({ ...ticketQueuesQuery(app), staleTime: 0 });
      await queryClient.ensureQueryData(colleaguesQuery(app));
    } catch (error) {
      // The cursor of an address that somebody has typed.
      if (isApiError(error, 400)) return redirect(addressOf({ ...filter, after: null }));
      return staffOnly(app, path, error);
    }
    return { ...filter, now: Date.now() };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
