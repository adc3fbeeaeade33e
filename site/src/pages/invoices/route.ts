import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { invoicesQuery } from '../../api/invoices.ts';
import { toLogin } from '../../features/session-ended/to-login.ts';
import { definePage } from '../../router/page.ts';
import { addressOf, askedIn, type Asked } from './address.ts';
import { words } from './words.ts';

export interface InvoicesData extends Asked {
  /** Whether the list could not be fetched. Known to the server too, which has no second try. */
  failed: boolean;
}

/** `/my/invoices/?kind=&from=&to=&number=`: invoices and credit notes of the account. */
export const route = definePage<InvoicesData>({
  areas: ['invoices'],
  async load({ app, url }) {
    const asked = askedIn(url.searchParams);
    try {
      const found = await app.queryClient.fetchQuery({
        ...invoicesQuery(app, asked.filter, asked.page),
        staleTime: 0,
      });
      // A page beyond the last, from an old address.
      if (asked.page > 1 && found.results.length === 0) return redirect(addressOf(asked.filter));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) return toLogin(app, url.pathname + url.search);
      // The list says that it can't be had; the page is there.
      return { ...asked, failed: true };
    }
    return { ...asked, failed: false };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
