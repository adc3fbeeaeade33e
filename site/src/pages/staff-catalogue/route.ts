import { catalogueTablesQuery } from '../../api/staff-catalogue.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

/** `/admin/catalogue/`: the tables of the catalogue; 404 for customers, and for roles without this permission. */
export const route = definePage({
  areas: ['account', 'staff', 'staff-catalogue'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...catalogueTablesQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
    return null;
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
