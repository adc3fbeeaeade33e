import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { earlierInvoicesQuery, payEarlierInvoice } from '../../api/invoices.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { forgetSession, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/my/earlier-invoices/';

export interface EarlierInvoicesData {
  page: number;
  /** Id of the invoice that the address opens. */
  open: number | null;
  /** Whether one has just been paid. */
  paid: boolean;
}

/** Id of the invoice that the balance wasn't enough for. */
export interface NotPaid {
  id: number;
}

const numberIn = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** Address of a page of the list, or of an invoice on it. */
export function addressOf(page: number, open?: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (open !== undefined) query.set('invoice', String(open));
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
}

/** `/my/earlier-invoices/?page=&invoice=`: invoices from before the customer moved in from another shop. */
export const route = definePage<EarlierInvoicesData>({
  areas: ['account', 'invoices'],
  async load({ app, url }) {
    const page = numberIn(url.searchParams.get('page')) ?? 1;
    try {
      const found = await app.queryClient.fetchQuery({ ...earlierInvoicesQuery(app, page), staleTime: 0 });
      if (page > 1 && found.results.length === 0) return redirect(PATH);
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname + url.search);
      throw error;
    }
    return { page, open: numberIn(url.searchParams.get('invoice')), paid: url.searchParams.has('paid') };
  },
  async act({ app, form }) {
    const id = numberIn(formText(form, 'id')) ?? 0;
    try {
      await payEarlierInvoice(app, id);
      return redirect(`${PATH}?paid`);
    } catch (error) {
      if (isApiError(error, 400)) return data<NotPaid>({ id }, 400);
      // It isn't theirs, or is gone.
      if (isApiError(error, 404)) return redirect(PATH);
      if (!isApiError(error, 401)) throw error;
      await forgetSession(app);
      return toLogin(app, PATH);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
