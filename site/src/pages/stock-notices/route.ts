import type { StockNoticeSaved, StockSubjectShown } from '@hoster/contract';
import { data } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { menuQuery } from '../../api/menu.ts';
import { saveStockNotice, stockSubjectQuery } from '../../api/stock-notices.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { subjectIn } from '../../parts/stock-notice/notice-address.ts';

/** Result of the form. `error`: at the field; null when it was sent too often. */
export type NoticeResult = { saved: StockNoticeSaved; email: string } | { error: string | null; tried: string };

/** `/back-in-stock/?line=vps&plan=nvme-3`: asks for an email when something is back; null for what isn't sold. */
export const route = definePage<StockSubjectShown | null>({
  areas: ['stock-notice'],
  async load({ app, url }) {
    try {
      const [subject] = await Promise.all([
        app.queryClient.fetchQuery({ ...stockSubjectQuery(app, subjectIn(url.searchParams)), staleTime: 0 }),
        app.queryClient.ensureQueryData(menuQuery(app)),
      ]);
      return subject;
    } catch (error) {
      if (isApiError(error, 400) || isApiError(error, 404)) return data<null>(null, { status: 404 });
      throw error;
    }
  },
  async act({ app, form, url }) {
    const email = formText(form, 'email').trim();
    try {
      const saved = await saveStockNotice(app, { ...subjectIn(url.searchParams), email });
      return data<NoticeResult>({ saved, email });
    } catch (error) {
      if (isApiError(error, 400)) {
        const { email: atField = [], non_field_errors: whole = [] } = fieldErrors(error.data);
        return data<NoticeResult>({ error: [...atField, ...whole].join(' '), tried: email }, { status: 400 });
      }
      if (isApiError(error, 429)) return data<NoticeResult>({ error: null, tried: email }, { status: 429 });
      // The page says that it isn't sold.
      if (isApiError(error, 404)) return data<null>(null, { status: 404 });
      throw error;
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'stock-notice.title',
      defaultMessage: 'Back-in-stock email',
      description: 'Title of the page that asks for an email when something is back in stock',
    }),
    noindex: true,
  }),
});
