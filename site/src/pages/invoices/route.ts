import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { earlierInvoiceCountQuery, invoicesQuery } from '../../api/invoices.ts';
import { toLogin } from '../../features/auth/session/to-login.ts';
import { definePage } from '../../app/router/page.ts';
import { addressOf, readInvoiceListRequest, type InvoiceListRequest } from './address.ts';
import { words } from './words.ts';

export interface InvoicesData extends InvoiceListRequest {
  /** Whether the list couldn't be fetched. Also known on the server, which doesn't retry. */
  failed: boolean;
}

/** `/my/invoices/?kind=&from=&to=&number=`: invoices and credit notes of the account. */
export const route = definePage<InvoicesData>({
  areas: ['invoices'],
  async load({ app, url }) {
    const asked = readInvoiceListRequest(url.searchParams);
    try {
      const [found] = await Promise.all([
        app.queryClient.fetchQuery({ ...invoicesQuery(app, asked.filter, asked.page), staleTime: 0 }),
        app.queryClient.prefetchQuery(earlierInvoiceCountQuery(app)),
      ]);
      // A page after the last, from an old address.
      if (asked.page > 1 && found.results.length === 0) return redirect(addressOf(asked.filter));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) return toLogin(app, url.pathname + url.search);
      // The list shows the error; the page still loads.
      return { ...asked, failed: true };
    }
    return { ...asked, failed: false };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
