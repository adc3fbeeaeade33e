import type { DsAlert } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { alertQuery, confirmAlert, endAlert } from '../../api/server-alerts.ts';
import { filterIn } from '../../features/dedicated/filter-address.ts';
import { loadSearch } from '../../features/dedicated/search-summary.tsx';
import { isApiError } from '../../api/errors.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';
import { titles } from './titles.ts';

/** In the address of an alert that its own page has just stopped. */
const STOPPED = 'stopped';

/** The saved search; `stopped` after its form has ended it, `over` when the link is no longer good. */
export type AlertShown = DsAlert | 'stopped' | 'over';

/** `/dedicated-servers/alerts/:key/`: shows a saved search, confirms and ends it. */
export const route = definePage<AlertShown>({
  areas: ['dedicated', 'dedicated-alerts'],
  async load({ app, params, url }) {
    try {
      // Not from the cache: the form on this very page changes it.
      const alert = await app.queryClient.fetchQuery({ ...alertQuery(app, params['key'] ?? ''), staleTime: 0 });
      await loadSearch(app, {
        landing: alert.landing ?? undefined,
        filter: filterIn(new URLSearchParams(alert.query)),
      });
      return alert;
    } catch (error) {
      if (isApiError(error, 404))
        return data<AlertShown>(url.searchParams.has(STOPPED) ? 'stopped' : 'over', { status: 404 });
      throw error;
    }
  },
  async act({ app, form, params, url }) {
    const key = params['key'] ?? '';
    const ends = formText(form, 'intent') === 'end';
    try {
      await (ends ? endAlert(app, key) : confirmAlert(app, key));
    } catch (error) {
      // It's over: the page says so.
      if (!isApiError(error, 404)) throw error;
    }
    return redirect(ends ? `${url.pathname}?${STOPPED}` : url.pathname);
  },
  meta: ({ intl, data: alert }) => ({
    title: intl.formatMessage(titles[typeof alert === 'string' ? alert : alert.state]),
    noindex: true,
  }),
});
