import type { DsAlert } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { alertQuery, confirmAlert, endAlert } from '../../api/server-alerts.ts';
import { filterIn } from '../../features/dedicated/filter-address.ts';
import { loadSearch } from '../../features/dedicated/search-summary.tsx';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { titles } from './titles.ts';

/** Query parameter of an alert that was just stopped on its own page. */
const STOPPED = 'stopped';

/** The saved search; `stopped` after its form has ended it, `over` when the link is no longer valid. */
export type AlertShown = DsAlert | 'stopped' | 'over';

/** Why a search wasn't confirmed. */
export interface RefusedConfirmation {
  readonly refused: string;
}

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
      if (isApiError(error, 400)) {
        const refused = Object.values(fieldErrors(error.data)).flat().join(' ');
        return data<RefusedConfirmation>({ refused }, { status: 400 });
      }
      // The search has ended, which the page shows.
      if (!isApiError(error, 404)) throw error;
    }
    return redirect(ends ? `${url.pathname}?${STOPPED}` : url.pathname);
  },
  meta: ({ intl, data: alert }) => ({
    title: intl.formatMessage(titles[typeof alert === 'string' ? alert : alert.state]),
    noindex: true,
  }),
});
