import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { notificationsQuery, readNotifications } from '../../api/notifications.ts';
import { definePage, UNSENT } from '../../app/router/page.ts';
import { forgetSession, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export interface NotificationsData {
  page: number;
  /** Whether the list couldn't be fetched. */
  failed: boolean;
}

/** `/my/notifications/?page=`: what happened to the account. */
export const route = definePage<NotificationsData>({
  areas: ['notifications'],
  async load({ app, url }) {
    const asked = Number(url.searchParams.get('page') ?? '1');
    const page = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, 1_000_000) : 1;
    try {
      await app.queryClient.fetchQuery({ ...notificationsQuery(app, page), staleTime: 0 });
      return { page, failed: false };
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) return toLogin(app, url.pathname + url.search);
      // A page after the last, from an old address.
      if (error.status === 404) return redirect(url.pathname);
      return { page, failed: true };
    }
  },
  async act({ app, url }) {
    try {
      await readNotifications(app, 'all');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 0 || error.status >= 500) return data(null, UNSENT);
      if (error.status !== 401) throw error;
      await forgetSession(app);
      return toLogin(app, url.pathname);
    }
    return redirect(url.pathname + url.search);
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
