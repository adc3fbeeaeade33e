import type { BusinessQuery } from '@hoster/contract';
import { businessReportQuery } from '../../api/staff-finance.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { listAddress } from '../../features/finance/cursor.ts';
import { words } from './words.ts';

export const PATH = '/admin/finance/reports/';

/** Address of a report, or of its file at another path. */
export const addressOf = (query: BusinessQuery, path = PATH): string => listAddress(path, { ...query });

/** `/admin/finance/reports/?months=24`: revenue and services by month; 404 for who may not see it. */
export const route = definePage<BusinessQuery>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const query: BusinessQuery = url.searchParams.get('months') === '24' ? { months: '24' } : {};
    try {
      await app.queryClient.fetchQuery({ ...businessReportQuery(app, query), staleTime: 0 });
      return query;
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
