import { redirect, redirectDocument } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { leaveCustomer } from '../../api/look.ts';
import { definePage } from '../../app/router/page.ts';
import { toLogin } from '../../features/auth/session/to-login.ts';

/** Leaves the account of a customer: the address of the form in the bar. It has no page. */
export const route = definePage({
  areas: [],
  load: async () => redirect('/my/'),
  async act({ app, url }) {
    try {
      const account = await leaveCustomer(app);
      // As a new document: nothing of the customer may stay in memory.
      return redirectDocument(account === null ? '/my/' : `/admin/customers/${account}/`);
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname);
      throw error;
    }
  },
});
