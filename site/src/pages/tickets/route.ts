import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { ticketsQuery } from '../../api/tickets.ts';
import { definePage } from '../../app/router/page.ts';
import { toLogin } from '../../features/auth/session/to-login.ts';
import { addressOf, askedIn, type TicketsAsked } from './address.ts';
import { words } from './words.ts';

/** `/my/tickets/?status=&unread=&search=&page=`: tickets of the account. */
export const route = definePage<TicketsAsked>({
  areas: ['account', 'tickets'],
  async load({ app, url }) {
    const asked = askedIn(url.searchParams);
    try {
      await app.queryClient.fetchQuery({ ...ticketsQuery(app, asked), staleTime: 0 });
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname + url.search);
      // A page after the last, from an old address.
      if (isApiError(error, 404) && asked.page > 1) return redirect(addressOf({ ...asked, page: 1 }));
      throw error;
    }
    return asked;
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
