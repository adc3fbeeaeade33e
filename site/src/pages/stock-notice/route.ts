import type { StockNotice } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { confirmStockNotice, endStockNotice, stockNoticeQuery } from '../../api/stock-notices.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { titles } from './titles.ts';

/** Query parameter of a notice that was just ended on its own page. */
const STOPPED = 'stopped';

/** The notice; `stopped` after its form has ended it, `over` when the link is no longer valid. */
export type NoticeShown = StockNotice | 'stopped' | 'over';

/** Why a notice wasn't confirmed. */
export interface RefusedConfirmation {
  readonly refused: string;
}

/** `/back-in-stock/:key/`: shows a notice about stock, confirms and ends it. */
export const route = definePage<NoticeShown>({
  areas: ['stock-notice'],
  async load({ app, params, url }) {
    try {
      // Not from the cache: the form on this very page changes it.
      return await app.queryClient.fetchQuery({ ...stockNoticeQuery(app, params['key'] ?? ''), staleTime: 0 });
    } catch (error) {
      if (isApiError(error, 404))
        return data<NoticeShown>(url.searchParams.has(STOPPED) ? 'stopped' : 'over', { status: 404 });
      throw error;
    }
  },
  async act({ app, form, params, url }) {
    const key = params['key'] ?? '';
    const ends = formText(form, 'intent') === 'end';
    try {
      await (ends ? endStockNotice(app, key) : confirmStockNotice(app, key));
    } catch (error) {
      if (isApiError(error, 400)) {
        const refused = Object.values(fieldErrors(error.data)).flat().join(' ');
        return data<RefusedConfirmation>({ refused }, { status: 400 });
      }
      // The notice has ended, which the page shows.
      if (!isApiError(error, 404)) throw error;
    }
    return redirect(ends ? `${url.pathname}?${STOPPED}` : url.pathname);
  },
  meta: ({ intl, data: notice }) => ({
    title: intl.formatMessage(titles[typeof notice === 'string' ? notice : notice.state]),
    noindex: true,
  }),
});
